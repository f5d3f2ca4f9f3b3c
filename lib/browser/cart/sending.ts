import { callApi } from "@/lib/browser/call-api";
import { onceReachable } from "@/lib/browser/site/connection";
import { refetchWishlist } from "@/lib/browser/wishlist/wishlist";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { cartKey, currencyQuery, readCart, refetchCart, showCart } from "./cache";
import { publishCartEvent } from "./events";
import {
  type CartWrite,
  isFromThisPage,
  markCartWrite,
  type PendingCartWrite,
  pendingCartWrites,
  reloadPendingCartWrites,
  removeCartWrite,
  saveCartWrite,
} from "./journal";
import { notifyOtherTabs } from "./tabs";

/** The outcome of a write. `waiting`: the write is saved until the network is back. */
export type CartOutcome =
  | { status: "done"; cart: CartWire }
  | { status: "waiting" }
  | { status: "refused"; code: string };

let currencyCode: string | undefined;
/** Sets the currency of the carts that writes return, whose amounts include that currency's additional charge. */
export function setCartCurrency(code: string | undefined): void {
  currencyCode = code;
}

const callbacks = new Map<string, (outcome: CartOutcome) => void>();

/** Changes the cart. A refusal is published as a cart event. */
export function changeCart(write: CartWrite): void {
  publishCartEvent({ type: "changing", write });
  saveCartWrite(write);
  void sendCartWrites();
}

/**
 * Sends all saved writes and resolves with the outcome of this one. The caller shows a refusal; no event is published.
 */
export function sendAndWait({ id }: Pick<PendingCartWrite, "id">): Promise<CartOutcome> {
  const outcome = new Promise<CartOutcome>((resolve) => callbacks.set(id, resolve));
  void sendCartWrites();
  return outcome;
}

let isSending = false;
let sendingId: string | null = null;
let stopWaitingForNetwork: (() => void) | null = null;

/**
 * Sends the saved writes one after the other, because parallel requests and their responses could arrive in the wrong
 * order. Only one tab sends at a time, for all tabs. If there is no network, it waits until there is one.
 */
export async function sendCartWrites(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const isOffline = await withTabLock(sendAll).finally(() => {
    isSending = false;
    sendingId = null;
  });
  if (isOffline) {
    stopWaitingForNetwork?.();
    stopWaitingForNetwork = onceReachable(() => void sendCartWrites());
  } else if (pendingCartWrites().length > 0) await sendCartWrites();
}

/** Returns true if unsent writes remain because there is no network. */
async function sendAll(): Promise<boolean> {
  for (let [next] = reloadPendingCartWrites(); next; [next] = reloadPendingCartWrites()) {
    sendingId = next.id;
    const outcome = await send(next);
    sendingId = null;
    settle(next, outcome);
    if (outcome.status === "waiting") return true;
  }
  await resolveSentByOtherTabs();
  return false;
}

/**
 * Without the Web Locks API several tabs may send at the same time; the idempotency key still prevents adding an item
 * twice.
 */
async function withTabLock(run: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? await navigator.locks.request("bag_writes", run) : run();
}

/**
 * Another tab may have sent a write that this tab awaits. That tab also got the response, so this tab fetches the cart.
 */
async function resolveSentByOtherTabs(): Promise<void> {
  if (callbacks.size === 0) return;
  const cart = await readCart(cartKey(currencyCode)).catch(() => null);
  for (const [id, callback] of callbacks) {
    if (pendingCartWrites().some((each) => each.id === id)) continue;
    callbacks.delete(id);
    callback(cart ? { status: "done", cart } : { status: "waiting" });
  }
}

/**
 * Sends all writes immediately because the page is closing. The next page or another tab resends those without a
 * response.
 */
export function sendAllOnPageHide(): void {
  const unsent = pendingCartWrites().filter((each) => isFromThisPage(each) && !each.isSent && each.id !== sendingId);
  for (const pending of unsent) void request(pending);
}

async function send(pending: PendingCartWrite): Promise<CartOutcome> {
  const answer = await request(pending);
  if (answer.ok) return { status: "done", cart: answer.value };
  if (answer.code === "network_failed") {
    markCartWrite(pending, false);
    return { status: "waiting" };
  }
  // If the item is already gone, another tab or an earlier page has removed it, so there is no refusal to show.
  const isRemoval = pending.write.kind === "remove" || pending.write.kind === "wish";
  const isAlreadyRemoved = isRemoval && answer.code === "item_unknown";
  return { status: "refused", code: isAlreadyRemoved ? "" : codeOf(answer) };
}

function settle(pending: PendingCartWrite, outcome: CartOutcome): void {
  const callback = callbacks.get(pending.id);
  callbacks.delete(pending.id);
  if (outcome.status === "done") showCart(outcome.cart);
  if (outcome.status === "refused") refetchCart();
  // Without the pending write, the cart is shown as the server has it, which undoes a refused change.
  if (outcome.status !== "waiting") removeCartWrite(pending);
  callback?.(outcome);
  const { write } = pending;
  if (outcome.status === "done" && write.kind === "add") publishCartEvent({ type: "added", write, cart: outcome.cart });
  if (outcome.status === "done" && write.kind === "wish") void refetchWishlist();
  if (outcome.status !== "refused" || !outcome.code || callback) return;
  publishCartEvent({ type: "refused", write, code: outcome.code });
  // The shopper may have made the change in another tab, which has to show the refusal too.
  notifyOtherTabs({ write, code: outcome.code });
}

function request(pending: PendingCartWrite) {
  const { path, method, body } = toCall(pending.write);
  return callApi<CartWire>(`${path}${currencyQuery(currencyCode)}`, {
    method,
    body,
    keepalive: true,
    // A write without a response is sent again. Only adding twice would change the result, so only adding needs a key.
    idempotencyKey: pending.write.kind === "add" ? pending.id : undefined,
    onSending: () => markCartWrite(pending, true),
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

/** The code to show. The code of an invalid quantity itself says more than "request_invalid". */
function codeOf({ code, errors }: { code: string; errors: readonly { path: string; code: string }[] }): string {
  return code === "request_invalid" && errors.some(({ path }) => path === "quantity") ? "quantity_invalid" : code;
}
