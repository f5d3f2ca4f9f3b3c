import type { CartWire } from "@/lib/contracts/cart/calls";
import { isSameItem } from "./estimate";
import type { CartWrite } from "./journal";

/** A write that the server refused, with its refusal code. */
export type CartRefusal = { write: CartWrite; code: string };

export type CartEvents = {
  refusals: readonly CartRefusal[];
  /** The cart item added last. Each addition sets a new object, so that adding the same item again is noticed. */
  added: { itemId: string } | null;
};

type CartEvent =
  | { type: "changing"; write: CartWrite }
  | { type: "refused"; write: CartWrite; code: string }
  | { type: "added"; write: CartWrite & { kind: "add" }; cart: CartWire }
  | { type: "dismissed" };

const NONE: CartEvents = { refusals: [], added: null };
let events = NONE;
const subscribers = new Set<() => void>();

export const cartEvents = () => events;
export const noCartEvents = () => NONE;

export function subscribeToCartEvents(run: () => void): () => void {
  subscribers.add(run);
  return () => subscribers.delete(run);
}

/** Publishes a cart event. A new change of an item clears the refusal of the previous change. */
export function publishCartEvent(event: CartEvent): void {
  events = applyEvent(events, event);
  for (const run of subscribers) run();
}

function applyEvent({ refusals, added }: CartEvents, event: CartEvent): CartEvents {
  if (event.type === "dismissed") return { refusals: refusals.filter(({ write }) => write.kind !== "add"), added };
  const others = refusals.filter(({ write }) => subjectOf(write) !== subjectOf(event.write));
  if (event.type === "changing") return { refusals: others, added };
  if (event.type === "refused") return { refusals: [...others, { write: event.write, code: event.code }], added };
  const item = event.cart.items.find((each) => isSameItem(each, event.write.item));
  return { refusals: others, added: item ? { itemId: item.item_id } : added };
}

/**
 * What a write changes: an item, or the note and gift wrapping. Its refusal replaces the previous one of the same
 * subject.
 */
function subjectOf(write: CartWrite): string {
  if (write.kind === "add") return JSON.stringify(write.item);
  return write.kind === "details" ? "details" : write.itemId;
}
