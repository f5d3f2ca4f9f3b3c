import { readSaved, writeSaved } from "./saved-state";

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
export type BagWrite =
  | { kind: "add"; item: AddedItem; shown: ShownItem }
  | { kind: "quantity"; itemId: string; quantity: number }
  | { kind: "remove"; itemId: string }
  | { kind: "details"; details: { note?: string; gift_wrap?: boolean } };

/** `isSent`: it went out, and no answer has come back yet. */
export type KeptWrite = { id: string; write: BagWrite; isSent: boolean };

const KEY = "bag_writes";
const NONE: readonly KeptWrite[] = [];

let kept: readonly KeptWrite[] | undefined;
const followers = new Set<() => void>();

/**
 * What this tab has done to the bag and the shop has not answered yet, the first first. It outlives a reload, so a click
 * is never lost, not even without a network.
 */
export function keptBagWrites(): readonly KeptWrite[] {
  kept ??= readSaved(KEY, areKeptWrites, NONE, "session");
  return kept;
}

export function setKeptBagWrites(writes: readonly KeptWrite[]): void {
  kept = writes;
  writeSaved(KEY, writes, "session");
  for (const run of followers) run();
}

/** Keeps a write until the shop has answered it. One that nobody has seen of the same kind for the same item gives way. */
export function keepBagWrite(write: BagWrite): KeptWrite {
  const added: KeptWrite = { id: `${Date.now()}-${Math.random()}`, write, isSent: false };
  setKeptBagWrites([...keptBagWrites().filter((each) => each.isSent || !isReplaced(each.write, write)), added]);
  return added;
}

export function followBagWrites(run: () => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}

/** On the server, and while a page is taken over, nothing is on its way. */
export const noBagWrites = () => NONE;

function isReplaced(old: BagWrite, next: BagWrite): boolean {
  return old.kind === "quantity" && next.kind === "quantity" && old.itemId === next.itemId;
}

function areKeptWrites(value: unknown): value is readonly KeptWrite[] {
  return Array.isArray(value) && value.every(isKeptWrite);
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const areTexts = (object: Loose, ...names: string[]) => names.every((name) => typeof object[name] === "string");

function isKeptWrite(value: unknown): boolean {
  if (!isObject(value) || !areTexts(value, "id") || typeof value.isSent !== "boolean") return false;
  const { write } = value;
  if (!isObject(write)) return false;
  if (write.kind === "add") return isObject(write.item) && isObject(write.shown) && isAddition(write.item, write.shown);
  if (write.kind === "details") return isObject(write.details);
  const isOfItem = areTexts(write, "itemId");
  return isOfItem && (write.kind === "remove" || (write.kind === "quantity" && typeof write.quantity === "number"));
}

function isAddition(item: Loose, shown: Loose): boolean {
  const { quantity, variant_types } = item;
  if (!areTexts(item, "product_id", "unit", "addon_id", "model_id") || typeof quantity !== "number") return false;
  if (!Array.isArray(variant_types) || !areTexts(shown, "name", "slug", "image", "addon_name")) return false;
  return variant_types.every((choice) => isObject(choice) && areTexts(choice, "name", "value"));
}
