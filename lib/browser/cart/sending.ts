import { callApi } from "@/lib/browser/call-api";
import { onceReachable } from "@/lib/browser/site/connection";
import { refetchWishlist } from "@/lib/browser/wishlist/wishlist";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { ownName } from "@/lib/domain/site/base-path";
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

/** The outcome of a cart change. `waiting`: there is no network, so the change is saved and will be sent later. */
export type CartOutcome =
  | { status: "done"; cart: CartWire }
  | { status: "waiting" }
  | { status: "refused"; code: string };

let currencyCode: string | undefined;
/**
 * Sets the currency of the cart that the server returns after each change. A cart's amounts include the additional
 * charge of its currency.
 */
export function setCartCurrency(code: string | undefined): void {
  currencyCode = code;
}

const callbacks = new Map<string, (outcome: CartOutcome) => void>();

/** Saves a change of the cart and sends it. If the server refuses the change, a cart event is published. */
export function changeCart(write: CartWrite): void {
  publishCartEvent({ type: "changing", write });
  saveCartWrite(write);
  void sendCartWrites();
}

/**
 * Sends all saved changes; resolves with the outcome of the given change. If the server refuses that change, no event
 * is published, because the calling code shows the refusal.
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
 * Sends the saved changes one after the other: parallel requests or their responses might arrive in the wrong order.
 * One tab sends for all tabs, never two at the same time. Without a network, sending waits until there is one.
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

/** Sends changes until none is left. Returns true if it stopped because there is no network. */
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
 * Runs `run` while no other tab does. Browsers without the Web Locks API do not prevent two tabs from sending at the
 * same time; the idempotency key then still prevents adding an item twice.
 */
async function withTabLock(run: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? await navigator.locks.request(ownName("bag_writes"), run) : run();
}

/**
 * Completes changes that code in this tab awaits but that another tab has sent. The response went to that tab, so this
 * tab fetches the cart.
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
 * Sends all unsent changes at the same time because the page is closing. If no response to a change arrives, the next
 * page or another tab sends it again.
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
  // If the item to be removed does not exist, another tab or an earlier page has removed it already. That is what the
  // shopper wanted, so no refusal is shown.
  const isRemoval = pending.write.kind === "remove" || pending.write.kind === "wish";
  const isAlreadyRemoved = isRemoval && answer.code === "item_unknown";
  return { status: "refused", code: isAlreadyRemoved ? "" : codeOf(answer) };
}

function settle(pending: PendingCartWrite, outcome: CartOutcome): void {
  const callback = callbacks.get(pending.id);
  callbacks.delete(pending.id);
  if (outcome.status === "done") showCart(outcome.cart);
  if (outcome.status === "refused") refetchCart();
  // The shown cart includes all pending changes. Once this change is no longer pending, the cart is shown as the server
  // has it, so a refused change disappears.
  if (outcome.status !== "waiting") removeCartWrite(pending);
  callback?.(outcome);
  const { write } = pending;
  if (outcome.status === "done" && write.kind === "add") publishCartEvent({ type: "added", write, cart: outcome.cart });
  if (outcome.status === "done" && write.kind === "wish") void refetchWishlist();
  if (outcome.status !== "refused" || !outcome.code || callback) return;
  publishCartEvent({ type: "refused", write, code: outcome.code });
  // The shopper may have made this change in another tab, so all tabs show the refusal.
  notifyOtherTabs({ write, code: outcome.code });
}

function request(pending: PendingCartWrite) {
  const { path, method, body } = toCall(pending.write);
  return callApi<CartWire>(`${path}${currencyQuery(currencyCode)}`, {
    method,
    body,
    keepalive: true,
    // A change without a response is sent again. Only adding an item has a different result if it is done twice, so
    // only adding needs an idempotency key.
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

/** The refusal code to show. If the quantity is invalid, its own code tells the shopper more than "request_invalid". */
function codeOf({ code, errors }: { code: string; errors: readonly { path: string; code: string }[] }): string {
  return code === "request_invalid" && errors.some(({ path }) => path === "quantity") ? "quantity_invalid" : code;
}
