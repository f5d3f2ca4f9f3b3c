import useSWR, { mutate } from "swr";
import { useSession } from "@/lib/browser/authentication/session";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { readSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { isKnownWishlistOrNull, KNOWN_WISHLIST_KEY, type KnownWishlist, knownWishlistCount } from "./known-wishlist";
import { matchesPressedHearts, popPressedHearts, pressedHearts } from "./pressed-hearts";

export const WISHLIST = "/api/wishlist";
const EMPTY_WISHLIST: WishlistWire = { list: [], share_token: null };

/** A request sent while the page closes may still be on its way. After this time it has reached the server. */
const WRITE_ARRIVES_MS = 500;

/** SWR's key for a wishlist. `owner` is the id of a customer, or empty for the wishlist of the browser. */
const keyOf = (owner: string) => [WISHLIST, owner] as const;

/**
 * A wishlist that the server has rendered into the page, and its owner: the id of a customer, or empty for the
 * browser's wishlist.
 */
export type RenderedWishlist = { owner: string; list: WishlistWire };

/**
 * The owner of the visitor's wishlist: the customer's id, or empty for the browser's wishlist; undefined until the
 * session is known.
 */
export function useWishlistOwner(): string | undefined {
  const session = useSession();
  return session && (session.customer?._id ?? "");
}

/** The visitor's wishlist. Until it has loaded, `rendered` is returned; if that is not given, undefined. */
export function useWishlist(rendered?: RenderedWishlist): WishlistWire | undefined {
  const owner = useWishlistOwner() ?? rendered?.owner;
  const { data } = useSWR(owner === undefined ? null : keyOf(owner), readWishlist, {
    revalidateIfStale: false,
    fallbackData: owner === rendered?.owner ? rendered?.list : undefined,
  });
  return data;
}

/**
 * Fetches the wishlist, which may have changed on another device of the customer. If the visitor has no account and has
 * never saved a product, no request is sent. If the fetched list lacks a change from the previous page, the request for
 * that change may still be on its way, so the list is fetched once more.
 */
async function readWishlist([, owner]: readonly [typeof WISHLIST, string]): Promise<WishlistWire> {
  // The hearts pressed on an earlier page of this tab. If this page itself has pending changes, the fetched list is not
  // compared with those hearts, because the responses to the pending changes replace the list anyway.
  const pressed = pendingWrites === 0 ? popPressedHearts() : {};
  const known = readSaved<KnownWishlist | null>(KNOWN_WISHLIST_KEY, isKnownWishlistOrNull, null);
  if (owner === "" && knownWishlistCount(known) === 0 && !Object.values(pressed).includes(true)) return EMPTY_WISHLIST;
  const list = await fetchWishlist();
  if (matchesPressedHearts(list, pressed)) return list;
  await new Promise((resolve) => setTimeout(resolve, WRITE_ARRIVES_MS));
  return fetchWishlist();
}

async function fetchWishlist(): Promise<WishlistWire> {
  const answer = await callApi<WishlistWire>(WISHLIST);
  if (!answer.ok) throw new Error(`Could not read the wishlist: ${answer.code}`);
  return answer.value;
}

/** Makes all components show this wishlist. */
function showWishlist(owner: string, list: WishlistWire): void {
  void mutate(keyOf(owner), list, { revalidate: false });
}

/**
 * Shows the wishlist that the server rendered into the page. If it lacks a pending change, or a heart pressed just
 * before the visitor left the previous page, the list is fetched again.
 */
export function showRenderedWishlist({ owner, list }: RenderedWishlist): void {
  if (pendingWrites > 0) {
    void enqueueWrite(async () => revalidateWishlist(owner));
    return;
  }
  showWishlist(owner, list);
  if (matchesPressedHearts(list, pressedHearts())) popPressedHearts();
  else revalidateWishlist(owner);
}

/** Fetches the wishlist again, if a component shows it. */
export function revalidateWishlist(owner: string): void {
  void mutate(keyOf(owner));
}

/**
 * Fetches the wishlist and shows it. Needed after a call that changes the wishlist but does not return it, such as
 * moving a cart item to it.
 */
export async function refetchWishlist(): Promise<void> {
  const answer = await callApi<WishlistWire>(WISHLIST);
  if (!answer.ok) return;
  await mutate((key) => Array.isArray(key) && key[0] === WISHLIST, answer.value, { revalidate: false });
}

type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

let lastWrite: Promise<unknown> = Promise.resolve();
let pendingWrites = 0;

/**
 * Sends changes one after the other. Each response contains the whole list, so the response that arrives last must be
 * the newest.
 */
export function enqueueWrite<Value>(write: () => Promise<Value>): Promise<Value> {
  pendingWrites += 1;
  const result = afterWriteOrPageHide(lastWrite)
    .then(write)
    .finally(() => {
      pendingWrites -= 1;
    });
  // If a change fails, its caller handles the error. The changes after it are still sent.
  lastWrite = result.catch(() => undefined);
  return result;
}

/** Resolves when `before` has finished, or earlier if the page closes: a change not sent by then would be lost. */
function afterWriteOrPageHide(before: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      window.removeEventListener("pagehide", begin);
      resolve();
    };
    window.addEventListener("pagehide", begin);
    void before.then(begin);
  });
}

/**
 * Changes the wishlist by one call and shows the list that it returns. The browser finishes the request even if the
 * visitor leaves the page.
 */
export function changeWishlist(owner: string, path: `/${string}`, write: Write): Promise<ApiAnswer<WishlistWire>> {
  return enqueueWrite(async () => {
    const answer = await callApi<WishlistWire>(`${WISHLIST}${path}`, { ...write, keepalive: true });
    if (answer.ok) showWishlist(owner, answer.value);
    // The product is no longer on the list, for instance because another tab has removed it. So the list shown here is
    // out of date.
    else if (answer.code === "item_unknown") revalidateWishlist(owner);
    return answer;
  });
}

/** Removes a product from the shown wishlist, without a request, because the server has already removed it. */
export function showWithoutItem(owner: string, productId: string): void {
  const without = (list = EMPTY_WISHLIST) => ({
    ...list,
    list: list.list.filter((wishlistItem) => wishlistItem.product_id !== productId),
  });
  void mutate<WishlistWire>(keyOf(owner), without, { revalidate: false });
}

export const wishlistItemPath = (productId: string) => `/items/${encodeURIComponent(productId)}` as const;
