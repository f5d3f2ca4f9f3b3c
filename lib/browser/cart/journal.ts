import { dropSaved, readSaved, savedKeys, writeSaved } from "@/lib/browser/saved-state";

type Choice = { name: string; value: string };

/** What is put into the bag, in the words of the call. */
export type AddedItem = {
  product_id: string;
  quantity: number;
  unit: "Pcs" | "Mts" | "Kgs";
  variant_types: readonly Choice[];
  addon_id: string;
  model_id: string;
};

/** How an item is shown until the shop has answered. */
export type ShownItem = { name: string; slug: string; image: string; addon_name: string; unit_price: number | null };

/** What a shopper does to their bag. Quantities and amounts as on the wire. */
export type CartWrite =
  | { kind: "add"; item: AddedItem; shown: ShownItem }
  | { kind: "quantity"; itemId: string; quantity: number }
  | { kind: "remove"; itemId: string }
  /** Onto the wish list instead. */
  | { kind: "wish"; itemId: string }
  | { kind: "details"; details: { note?: string; gift_wrap?: boolean } };

/** `isSent`: it went out, and no answer has come back yet. `keptAt` as of the browser's clock, in milliseconds. */
export type KeptWrite = { id: string; keptAt: number; write: CartWrite; isSent: boolean };

/** Each write has a key of its own, so that two tabs that keep one at the same moment lose none. */
const KEY = "bag_write.";
const NONE: readonly KeptWrite[] = [];
/** Who comes back later than this has forgotten what they did, and would be surprised by it. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

let kept: readonly KeptWrite[] | undefined;
/** What the browser did not let us keep lives as long as the page. */
let unsaved: readonly KeptWrite[] = NONE;
let counter = 0;
const ofThisPage = new Set<string>();
const followers = new Set<() => void>();

/**
 * What was done to the bag in this browser and the shop has not answered yet, the first first. It outlives tab and
 * browser, so a click is never lost, not even without a network: whichever tab of the shop is online next sends it.
 */
export function keptCartWrites(): readonly KeptWrite[] {
  kept ??= [...savedWrites(), ...unsaved].sort((one, other) => (one.id < other.id ? -1 : 1));
  return kept;
}

/** Looks at what other tabs have kept and sent meanwhile; the browser tells of it too, but later. */
export function readKeptCartWrites(): readonly KeptWrite[] {
  kept = undefined;
  return keptCartWrites();
}

/** Keeps a write until the shop has answered it. One that nobody has seen of the same kind for the same item gives way. */
export function keepCartWrite(write: CartWrite): KeptWrite {
  for (const each of readKeptCartWrites()) if (!each.isSent && isReplaced(each.write, write)) drop(each);
  counter += 1;
  const keptAt = Date.now();
  // Sorted by it, writes stand in the order in which they were made, those of one moment too.
  const id = `${keptAt}-${String(counter).padStart(6, "0")}-${Math.random()}`;
  const added: KeptWrite = { id, keptAt, write, isSent: false };
  ofThisPage.add(id);
  save(added);
  tell();
  return added;
}

export const isOfThisPage = ({ id }: Pick<KeptWrite, "id">) => ofThisPage.has(id);

/** Says whether a write is out; one that another tab has had answered meanwhile stays forgotten. */
export function markCartWrite({ id }: Pick<KeptWrite, "id">, isSent: boolean): void {
  const present = readKeptCartWrites().find((each) => each.id === id);
  if (!present) return;
  save({ ...present, isSent });
  tell();
}

/** The shop has answered it. */
export function forgetCartWrite(write: Pick<KeptWrite, "id">): void {
  drop(write);
  tell();
}

/** Calls `run` when there is something else on its way, in this tab or another. */
export function followCartWrites(run: () => void): () => void {
  if (followers.size === 0) window.addEventListener("storage", onStorage);
  followers.add(run);
  return () => {
    followers.delete(run);
    if (followers.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  // The key is null when another tab has cleared everything.
  if (key === null || key.startsWith(KEY)) tell();
}

function tell(): void {
  kept = undefined;
  for (const run of followers) run();
}

function save(write: KeptWrite): void {
  drop(write);
  writeSaved(KEY + write.id, write);
  if (readSaved<KeptWrite | null>(KEY + write.id, isKeptWrite, null) === null) unsaved = [...unsaved, write];
}

function drop({ id }: Pick<KeptWrite, "id">): void {
  unsaved = unsaved.filter((each) => each.id !== id);
  dropSaved(KEY + id);
}

function savedWrites(): KeptWrite[] {
  return savedKeys(KEY).flatMap((key) => {
    const write = readSaved<KeptWrite | null>(key, isKeptWrite, null);
    if (write && Date.now() - write.keptAt < LIFETIME_MS) return [write];
    dropSaved(key);
    return [];
  });
}

/** On the server, and while a page is taken over, nothing is on its way. */
export const noCartWrites = () => NONE;

function isReplaced(old: CartWrite, next: CartWrite): boolean {
  return old.kind === "quantity" && next.kind === "quantity" && old.itemId === next.itemId;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const areTexts = (object: Loose, ...names: string[]) => names.every((name) => typeof object[name] === "string");

function isKeptWrite(value: unknown): value is KeptWrite {
  if (!isObject(value) || !areTexts(value, "id")) return false;
  if (typeof value.isSent !== "boolean" || typeof value.keptAt !== "number") return false;
  const { write } = value;
  if (!isObject(write)) return false;
  if (write.kind === "add") return isObject(write.item) && isObject(write.shown) && isAddition(write.item, write.shown);
  if (write.kind === "details") return isObject(write.details);
  const isOfItem = areTexts(write, "itemId");
  if (write.kind === "quantity") return isOfItem && typeof write.quantity === "number";
  return isOfItem && (write.kind === "remove" || write.kind === "wish");
}

function isAddition(item: Loose, shown: Loose): boolean {
  const { quantity, variant_types } = item;
  if (!areTexts(item, "product_id", "unit", "addon_id", "model_id") || typeof quantity !== "number") return false;
  if (!Array.isArray(variant_types) || !areTexts(shown, "name", "slug", "image", "addon_name")) return false;
  return variant_types.every((choice) => isObject(choice) && areTexts(choice, "name", "value"));
}
