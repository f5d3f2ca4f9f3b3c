import { readSaved, removeSaved, savedKeys, writeSaved } from "@/lib/browser/saved-state";
import { ownName } from "@/lib/domain/site/base-path";

type Choice = { name: string; value: string };

/** What the shopper writes on an item: the answer to one of the product's fields. */
export type WrittenText = Choice & { colour: string; lettering: string };

/** The cart item to add. The names of its fields are those of the API. */
export type AddedItem = {
  product_id: string;
  quantity: number;
  unit: "Pcs" | "Mts" | "Kgs";
  variant_types: readonly Choice[];
  addon_id: string;
  model_id: string;
  /** Absent in changes that an earlier version of the shop has saved. */
  personal_list?: readonly WrittenText[];
};

/** The details of an added item that are shown until the server has returned the item itself. */
export type ShownItem = { name: string; slug: string; image: string; addon_name: string; unit_price: number | null };

/** What the shopper says about the whole cart; absent fields stay as they are. */
type ChangedDetails = { note?: string; gift_wrap?: boolean; gift_message?: string; hide_prices?: boolean };

/**
 * A change of the cart that the browser sends to the server. Quantities are in the item's unit and amounts in major
 * units, as in the API.
 */
export type CartWrite =
  | { kind: "add"; item: AddedItem; shown: ShownItem }
  | { kind: "quantity"; itemId: string; quantity: number }
  | { kind: "remove"; itemId: string }
  /** Moves the cart item to the wishlist. */
  | { kind: "wish"; itemId: string }
  | { kind: "details"; details: ChangedDetails };

/**
 * A change of the cart that the server has not answered yet. `isSent`: the request was sent. `keptAt`: when the change
 * was saved, in milliseconds since 1970.
 */
export type PendingCartWrite = { id: string; keptAt: number; write: CartWrite; isSent: boolean };

/**
 * The start of the storage keys. Each change is stored under its own key, because two tabs that save at the same moment
 * would overwrite each other's value under a common key.
 */
const KEY = "bag_write.";
const NONE: readonly PendingCartWrite[] = [];
/** An older change is dropped, because it would surprise a returning shopper who no longer remembers it. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

let cached: readonly PendingCartWrite[] | undefined;
/** The changes that the browser refused to store. They are lost when the page closes. */
let unsaved: readonly PendingCartWrite[] = NONE;
let counter = 0;
const idsOfThisPage = new Set<string>();
const subscribers = new Set<() => void>();

/**
 * The cart changes made in this browser that the server has not answered yet, oldest first. They survive closing the
 * tab and the browser, so that no click is lost while there is no network: the next tab of the shop that is online
 * sends them.
 */
export function pendingCartWrites(): readonly PendingCartWrite[] {
  cached ??= [...loadSavedWrites(), ...unsaved].sort((one, other) => (one.id < other.id ? -1 : 1));
  return cached;
}

/**
 * Reads the pending changes from storage again. Another tab may have changed them, and the browser reports that only
 * later, by a `storage` event.
 */
export function reloadPendingCartWrites(): readonly PendingCartWrite[] {
  cached = undefined;
  return pendingCartWrites();
}

/**
 * Stores a change until the server has answered it. If it changes the quantity of an item, it replaces a stored change
 * of the same quantity that has not been sent yet.
 */
export function saveCartWrite(write: CartWrite): PendingCartWrite {
  for (const each of reloadPendingCartWrites()) if (!each.isSent && isReplaced(each.write, write)) drop(each);
  counter += 1;
  const keptAt = Date.now();
  // The ids must sort in the order in which the changes were made, also for changes within one millisecond.
  const id = `${keptAt}-${String(counter).padStart(6, "0")}-${Math.random()}`;
  const added: PendingCartWrite = { id, keptAt, write, isSent: false };
  idsOfThisPage.add(id);
  save(added);
  notify();
  return added;
}

export const isFromThisPage = ({ id }: Pick<PendingCartWrite, "id">) => idsOfThisPage.has(id);

/**
 * Stores whether the change was sent. Does nothing if another tab has removed the change in the meantime because it was
 * answered.
 */
export function markCartWrite({ id }: Pick<PendingCartWrite, "id">, isSent: boolean): void {
  const present = reloadPendingCartWrites().find((each) => each.id === id);
  if (!present) return;
  save({ ...present, isSent });
  notify();
}

/** Removes a change from storage because the server has answered it. */
export function removeCartWrite(write: Pick<PendingCartWrite, "id">): void {
  drop(write);
  notify();
}

/**
 * Calls `run` whenever this tab or another one changes the list of pending changes. Returns a function that
 * unsubscribes.
 */
export function subscribeToCartWrites(run: () => void): () => void {
  if (subscribers.size === 0) window.addEventListener("storage", onStorage);
  subscribers.add(run);
  return () => {
    subscribers.delete(run);
    if (subscribers.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  // The event's `key` is null if another tab has cleared the whole storage.
  if (key === null || key.startsWith(ownName(KEY))) notify();
}

function notify(): void {
  cached = undefined;
  for (const run of subscribers) run();
}

function save(write: PendingCartWrite): void {
  drop(write);
  writeSaved(KEY + write.id, write);
  if (readSaved<PendingCartWrite | null>(KEY + write.id, isPendingCartWrite, null) === null)
    unsaved = [...unsaved, write];
}

function drop({ id }: Pick<PendingCartWrite, "id">): void {
  unsaved = unsaved.filter((each) => each.id !== id);
  removeSaved(KEY + id);
}

function loadSavedWrites(): PendingCartWrite[] {
  return savedKeys(KEY).flatMap((key) => {
    const write = readSaved<PendingCartWrite | null>(key, isPendingCartWrite, null);
    if (write && Date.now() - write.keptAt < LIFETIME_MS) return [write];
    removeSaved(key);
    return [];
  });
}

/**
 * The pending changes as React sees them on the server and during hydration: always none, because only the browser
 * knows them.
 */
export const noCartWrites = () => NONE;

function isReplaced(old: CartWrite, next: CartWrite): boolean {
  return old.kind === "quantity" && next.kind === "quantity" && old.itemId === next.itemId;
}

type UnknownObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is UnknownObject => typeof value === "object" && value !== null;
const areStrings = (object: UnknownObject, ...names: string[]) =>
  names.every((name) => typeof object[name] === "string");

function isPendingCartWrite(value: unknown): value is PendingCartWrite {
  if (!isObject(value) || !areStrings(value, "id")) return false;
  if (typeof value.isSent !== "boolean" || typeof value.keptAt !== "number") return false;
  const { write } = value;
  if (!isObject(write)) return false;
  if (write.kind === "add") return isObject(write.item) && isObject(write.shown) && isAddition(write.item, write.shown);
  if (write.kind === "details") return isObject(write.details);
  const hasItemId = areStrings(write, "itemId");
  if (write.kind === "quantity") return hasItemId && typeof write.quantity === "number";
  return hasItemId && (write.kind === "remove" || write.kind === "wish");
}

function isAddition(item: UnknownObject, shown: UnknownObject): boolean {
  const { quantity, variant_types, personal_list = [] } = item;
  if (!areStrings(item, "product_id", "unit", "addon_id", "model_id") || typeof quantity !== "number") return false;
  if (
    !Array.isArray(personal_list) ||
    !Array.isArray(variant_types) ||
    !areStrings(shown, "name", "slug", "image", "addon_name")
  )
    return false;
  return [...variant_types, ...personal_list].every(
    (choice) => isObject(choice) && areStrings(choice, "name", "value"),
  );
}
