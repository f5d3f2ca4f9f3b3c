import type { CartWire } from "@/lib/contracts/cart/calls";
import { isSameWireItem } from "./estimate";
import type { CartWrite } from "./journal";

/** A change of the cart that the server refused, and the refusal code. */
export type CartRefusal = { write: CartWrite; code: string };

export type CartEvents = {
  refusals: readonly CartRefusal[];
  /**
   * The cart item added last. It is a new object after each addition, so that adding the same item again is noticed
   * too.
   */
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

/**
 * Tells the components about a cart event. A new change of an item removes the refusal of the item's previous change.
 */
export function publishCartEvent(event: CartEvent): void {
  events = applyEvent(events, event);
  for (const run of subscribers) run();
}

function applyEvent({ refusals, added }: CartEvents, event: CartEvent): CartEvents {
  if (event.type === "dismissed") return { refusals: refusals.filter(({ write }) => write.kind !== "add"), added };
  const others = refusals.filter(({ write }) => subjectOf(write) !== subjectOf(event.write));
  if (event.type === "changing") return { refusals: others, added };
  if (event.type === "refused") return { refusals: [...others, { write: event.write, code: event.code }], added };
  const item = event.cart.items.find((each) => isSameWireItem(each, event.write.item));
  return { refusals: others, added: item ? { itemId: item.item_id } : added };
}

/**
 * What a change is about: one item, or the note and gift wrapping together. A new refusal replaces the last one about
 * the same item or about these details.
 */
function subjectOf(write: CartWrite): string {
  if (write.kind === "add") return JSON.stringify(write.item);
  return write.kind === "details" ? "details" : write.itemId;
}
