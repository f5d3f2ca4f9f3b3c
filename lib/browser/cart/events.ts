import type { CartWire } from "@/lib/contracts/cart/calls";
import { isSameItem } from "./estimate";
import type { CartWrite } from "./journal";

/** Something that could not be done; `code` as the shop refused it. */
export type CartRefusal = { write: CartWrite; code: string };

export type CartEvents = {
  refusals: readonly CartRefusal[];
  /** What was put into the bag last, by the item it has become; a new object each time. */
  added: { itemId: string } | null;
};

type Told =
  | { type: "changing"; write: CartWrite }
  | { type: "refused"; write: CartWrite; code: string }
  | { type: "added"; write: CartWrite & { kind: "add" }; cart: CartWire }
  | { type: "read" };

const NONE: CartEvents = { refusals: [], added: null };
let news = NONE;
const followers = new Set<() => void>();

export const cartEvents = () => news;
export const noCartEvents = () => NONE;

export function followCartEvents(run: () => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}

/** Who changes an item again has read why it was refused the last time. */
export function publishCartEvent(told: Told): void {
  news = after(news, told);
  for (const run of followers) run();
}

function after({ refusals, added }: CartEvents, told: Told): CartEvents {
  if (told.type === "read") return { refusals: refusals.filter(({ write }) => write.kind !== "add"), added };
  const others = refusals.filter(({ write }) => subjectOf(write) !== subjectOf(told.write));
  if (told.type === "changing") return { refusals: others, added };
  if (told.type === "refused") return { refusals: [...others, { write: told.write, code: told.code }], added };
  const item = told.cart.items.find((each) => isSameItem(each, told.write.item));
  return { refusals: others, added: item ? { itemId: item.item_id } : added };
}

/** What a write is about. */
function subjectOf(write: CartWrite): string {
  if (write.kind === "add") return JSON.stringify(write.item);
  return write.kind === "details" ? "details" : write.itemId;
}
