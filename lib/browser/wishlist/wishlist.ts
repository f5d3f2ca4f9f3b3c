import useSWR, { mutate } from "swr";
import { useSession } from "@/lib/browser/authentication/session";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { readSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { isKnownWishlistOrNull, KNOWN_WISHLIST_KEY, type KnownWishlist, knownWishlistCount } from "./known-wishlist";
import { matchesPressedHearts, popPressedHearts, pressedHearts } from "./pressed-hearts";

export const WISHLIST = "/api/wishlist";
const EMPTY_WISHLIST: WishlistWire = { list: [], share_token: null };

/** How long a request that was sent while the page closed may take to reach the server. */
const WRITE_ARRIVES_MS = 500;

/** The cache key of a wishlist: it belongs to a customer, named by id, or to the browser. */
const keyOf = (owner: string) => [WISHLIST, owner] as const;

/** The wishlist a page was rendered with, and its owner. */
export type RenderedWishlist = { owner: string; list: WishlistWire };

/** The customer's id, or empty for the browser's own wishlist; undefined until the session is known. */
export function useWishlistOwner(): string | undefined {
  const session = useSession();
  return session && (session.customer?._id ?? "");
}

/** The visitor's wishlist; undefined until it has loaded. */
export function useWishlist(rendered?: RenderedWishlist): WishlistWire | undefined {
  const owner = useWishlistOwner() ?? rendered?.owner;
  const { data } = useSWR(owner === undefined ? null : keyOf(owner), readWishlist, {
    revalidateIfStale: false,
    fallbackData: owner === rendered?.owner ? rendered?.list : undefined,
  });
  return data;
}

/**
 * Fetches the list, because a customer may have saved products on another device. A browser that never saved a product
 * sends no request. If the list does not include a heart pressed on the previous page, it is fetched once more.
 */
async function readWishlist([, owner]: readonly [typeof WISHLIST, string]): Promise<WishlistWire> {
  // While this page's own writes are pending, the hearts are ignored: the responses to those writes will show the list.
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

/** Shows this wishlist in every component that uses it. */
function showWishlist(owner: string, list: WishlistWire): void {
  void mutate(keyOf(owner), list, { revalidate: false });
}

/**
 * Shows the wishlist that a page was rendered with. The page may be older than a pending change or than a heart pressed
 * just before leaving the previous page; the list is then fetched again.
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

/** Fetches the wishlist again if it is shown. */
export function revalidateWishlist(owner: string): void {
  void mutate(keyOf(owner));
}

/** Fetches and shows the wishlist after another call, such as a move from the cart, has changed it. */
export async function refetchWishlist(): Promise<void> {
  const answer = await callApi<WishlistWire>(WISHLIST);
  if (!answer.ok) return;
  await mutate((key) => Array.isArray(key) && key[0] === WISHLIST, answer.value, { revalidate: false });
}

type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

let lastWrite: Promise<unknown> = Promise.resolve();
let pendingWrites = 0;

/** Sends writes one after the other: each returns the whole list, and the last response must be the newest. */
export function enqueueWrite<Value>(write: () => Promise<Value>): Promise<Value> {
  pendingWrites += 1;
  const result = afterWriteOrPageHide(lastWrite)
    .then(write)
    .finally(() => {
      pendingWrites -= 1;
    });
  // The caller handles a fault; the next write is sent all the same.
  lastWrite = result.catch(() => undefined);
  return result;
}

/** Resolves early when the page closes, because a write not sent by then would be lost. */
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

/** Changes the wishlist with one call and shows the list it returns. The request survives leaving the page. */
export function changeWishlist(owner: string, path: `/${string}`, write: Write): Promise<ApiAnswer<WishlistWire>> {
  return enqueueWrite(async () => {
    const answer = await callApi<WishlistWire>(`${WISHLIST}${path}`, { ...write, keepalive: true });
    if (answer.ok) showWishlist(owner, answer.value);
    // Another tab has removed the product, so the list here is out of date.
    else if (answer.code === "item_unknown") revalidateWishlist(owner);
    return answer;
  });
}

/** Shows the wishlist without a product that the server has removed. */
export function showWithoutItem(owner: string, productId: string): void {
  const without = (list = EMPTY_WISHLIST) => ({
    ...list,
    list: list.list.filter((wishlistItem) => wishlistItem.product_id !== productId),
  });
  void mutate<WishlistWire>(keyOf(owner), without, { revalidate: false });
}

export const wishlistItemPath = (productId: string) => `/items/${encodeURIComponent(productId)}` as const;
