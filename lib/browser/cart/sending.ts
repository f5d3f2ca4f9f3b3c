import { callApi } from "@/lib/browser/call-api";
import { onceReachable } from "@/lib/browser/site/connection";
import { refetchWishlist } from "@/lib/browser/wishlist/wishlist";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { cartKey, currencyQuery, readCart, refetchCart, showCart } from "./cache";
import { publishCartEvent } from "./events";
import {
  type CartWrite,
  forgetCartWrite,
  isOfThisPage,
  type KeptWrite,
  keepCartWrite,
  keptCartWrites,
  markCartWrite,
  readKeptCartWrites,
} from "./journal";
import { notifyOtherTabs } from "./tabs";

/** What became of a write: `kept` waits for the network. */
export type CartOutcome = { status: "done"; cart: CartWire } | { status: "kept" } | { status: "refused"; code: string };

let currencyCode: string | undefined;
/** Answers to writes carry the charge of the currency that is shown. */
export function setCartCurrency(code: string | undefined): void {
  currencyCode = code;
}

const waiting = new Map<string, (outcome: CartOutcome) => void>();

/** Does something to the bag. What is refused is told by `bag-news`. */
export function changeCart(write: CartWrite): void {
  publishCartEvent({ type: "changing", write });
  keepCartWrite(write);
  void sendCartWrites();
}

/** Sends what is kept and tells what became of this one; whoever asks says it to the shopper. */
export function sendAndTell({ id }: Pick<KeptWrite, "id">): Promise<CartOutcome> {
  const outcome = new Promise<CartOutcome>((resolve) => waiting.set(id, resolve));
  void sendCartWrites();
  return outcome;
}

let isSending = false;
let sending: string | null = null;
let forgetNetwork: (() => void) | null = null;

/**
 * Sends what is kept, one after the other: two changes of one bag on their way at once could arrive the other way round,
 * and their answers too. Of several tabs one sends at a time, the changes of all. Without a network it waits for one.
 */
export async function sendCartWrites(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const isKept = await aloneOfTabs(sendAll).finally(() => {
    isSending = false;
    sending = null;
  });
  if (isKept) {
    forgetNetwork?.();
    forgetNetwork = onceReachable(() => void sendCartWrites());
  } else if (keptCartWrites().length > 0) await sendCartWrites();
}

/** Answers whether something is still kept, for want of a network. */
async function sendAll(): Promise<boolean> {
  for (let [next] = readKeptCartWrites(); next; [next] = readKeptCartWrites()) {
    sending = next.id;
    const outcome = await send(next);
    sending = null;
    settle(next, outcome);
    if (outcome.status === "kept") return true;
  }
  await tellSentByOthers();
  return false;
}

/** In an old browser without such locks tabs may send at once: additions are still made once. */
async function aloneOfTabs(run: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? await navigator.locks.request("bag_writes", run) : run();
}

/** What another tab has sent for somebody who waits for it here: its answer went there, and is asked for. */
async function tellSentByOthers(): Promise<void> {
  if (waiting.size === 0) return;
  const cart = await readCart(cartKey(currencyCode)).catch(() => null);
  for (const [id, tell] of waiting) {
    if (keptCartWrites().some((each) => each.id === id)) continue;
    waiting.delete(id);
    tell(cart ? { status: "done", cart } : { status: "kept" });
  }
}

/** The page goes: what it has kept goes out at once. Unanswered, it is sent again by the next page, or by another tab. */
export function sendAllAtOnce(): void {
  const waitingHere = keptCartWrites().filter((kept) => isOfThisPage(kept) && !kept.isSent && kept.id !== sending);
  for (const kept of waitingHere) void request(kept);
}

async function send(kept: KeptWrite): Promise<CartOutcome> {
  const answer = await request(kept);
  if (answer.ok) return { status: "done", cart: answer.value };
  if (answer.code === "network_failed") {
    markCartWrite(kept, false);
    return { status: "kept" };
  }
  // Gone already, from another tab or by a page that was left: that is what was wanted.
  const isTakenOut = kept.write.kind === "remove" || kept.write.kind === "wish";
  const isDone = isTakenOut && answer.code === "item_unknown";
  return { status: "refused", code: isDone ? "" : codeOf(answer) };
}

function settle(kept: KeptWrite, outcome: CartOutcome): void {
  const tell = waiting.get(kept.id);
  waiting.delete(kept.id);
  if (outcome.status === "done") showCart(outcome.cart);
  if (outcome.status === "refused") refetchCart();
  // From here on the shop's own word is shown: for what was refused, as it was before.
  if (outcome.status !== "kept") forgetCartWrite(kept);
  tell?.(outcome);
  const { write } = kept;
  if (outcome.status === "done" && write.kind === "add") publishCartEvent({ type: "added", write, cart: outcome.cart });
  if (outcome.status === "done" && write.kind === "wish") void refetchWishlist();
  if (outcome.status !== "refused" || !outcome.code || tell) return;
  publishCartEvent({ type: "refused", write, code: outcome.code });
  // It may have been done there.
  notifyOtherTabs({ write, code: outcome.code });
}

function request(kept: KeptWrite) {
  const { path, method, body } = toCall(kept.write);
  return callApi<CartWire>(`${path}${currencyQuery(currencyCode)}`, {
    method,
    body,
    keepalive: true,
    // Whatever was sent before and not answered is sent again: a sum must not be made twice.
    idempotencyKey: kept.write.kind === "add" ? kept.id : undefined,
    onSending: () => markCartWrite(kept, true),
  });
}

function toCall(write: CartWrite): { path: `/api/cart${string}`; method: "POST" | "PATCH" | "DELETE"; body?: unknown } {
  switch (write.kind) {
    case "add":
      return { path: "/api/cart/items", method: "POST", body: write.item };
    case "quantity":
      return { path: itemPath(write.itemId), method: "PATCH", body: { quantity: write.quantity } };
    case "remove":
      return { path: itemPath(write.itemId), method: "DELETE" };
    case "wish":
      return { path: `${itemPath(write.itemId)}/move`, method: "POST" };
    case "details":
      return { path: "/api/cart", method: "PATCH", body: write.details };
  }
}

const itemPath = (itemId: string) => `/api/cart/items/${encodeURIComponent(itemId)}` as const;

/** Of input that is not as it should be, the fault of its one part says more. */
function codeOf({ code, errors }: { code: string; errors: readonly { path: string; code: string }[] }): string {
  return code === "request_invalid" && errors.some(({ path }) => path === "quantity") ? "quantity_invalid" : code;
}
