import useSWR, { mutate } from "swr";
import { useSession } from "@/lib/browser/authentication/session";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { readSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { isKeptWishlistOrNull, KEPT_WISHLIST_KEY, type KeptWishlist, knownWishlistCount } from "./kept-wishlist";
import { matchesPressedHearts, pressedHearts, takePressedHearts } from "./pressed-hearts";

export const WISHLIST = "/api/wishlist";
const NOTHING: WishlistWire = { list: [], share_token: null };

/** By then the shop has heard what the page before sent as it was left. */
const ARRIVES_WITHIN_MS = 500;

/** A list belongs to a customer, by their id, or to the browser. */
const keyOf = (owner: string) => [WISHLIST, owner] as const;

/** The list as a page was rendered with it, and whose it is. */
export type RenderedWishlist = { owner: string; list: WishlistWire };

/** Whose list is shown: a customer's id, or empty for the browser's own; undefined until the shop has said who is here. */
export function useWishlistOwner(): string | undefined {
  const session = useSession();
  return session && (session.customer?._id ?? "");
}

/** The visitor's list; undefined until it is known. */
export function useWishlist(rendered?: RenderedWishlist): WishlistWire | undefined {
  const owner = useWishlistOwner() ?? rendered?.owner;
  const { data } = useSWR(owner === undefined ? null : keyOf(owner), readWishlist, {
    revalidateIfStale: false,
    fallbackData: owner === rendered?.owner ? rendered?.list : undefined,
  });
  return data;
}

/**
 * An account may have been filled on another device; of a browser we know whether anything was ever saved with it. While
 * the list does not know of a heart that was pressed on the page before, it is asked for once more.
 */
async function readWishlist([, owner]: readonly [typeof WISHLIST, string]): Promise<WishlistWire> {
  // Those of this page show the list themselves when they are answered.
  const pressed = writing === 0 ? takePressedHearts() : {};
  const kept = readSaved<KeptWishlist | null>(KEPT_WISHLIST_KEY, isKeptWishlistOrNull, null);
  if (owner === "" && knownWishlistCount(kept) === 0 && !Object.values(pressed).includes(true)) return NOTHING;
  const list = await askForWishlist();
  if (matchesPressedHearts(list, pressed)) return list;
  await new Promise((resolve) => setTimeout(resolve, ARRIVES_WITHIN_MS));
  return askForWishlist();
}

async function askForWishlist(): Promise<WishlistWire> {
  const answer = await callApi<WishlistWire>(WISHLIST);
  if (!answer.ok) throw new Error(`The wish list could not be read: ${answer.code}`);
  return answer.value;
}

/** Shows this list wherever wishes are shown. */
function showWishlist(owner: string, list: WishlistWire): void {
  void mutate(keyOf(owner), list, { revalidate: false });
}

/**
 * Shows the list as a page was rendered with it. While a change is on its way the page may not know of it: then the list
 * is asked for when it has arrived. Neither may it know of a heart of the page before, which was left at once.
 */
export function showRendered({ owner, list }: RenderedWishlist): void {
  if (writing > 0) {
    void inTurn(async () => rereadWishlist(owner));
    return;
  }
  showWishlist(owner, list);
  if (matchesPressedHearts(list, pressedHearts())) takePressedHearts();
  else rereadWishlist(owner);
}

/** Has whatever is shown of the list asked for again. */
export function rereadWishlist(owner: string): void {
  void mutate(keyOf(owner));
}

/** Shows the list as it is now, after something has changed it that is none of its own calls. */
export async function refetchWishlist(): Promise<void> {
  const answer = await callApi<WishlistWire>(WISHLIST);
  if (!answer.ok) return;
  await mutate((key) => Array.isArray(key) && key[0] === WISHLIST, answer.value, { revalidate: false });
}

type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

let lastWrite: Promise<unknown> = Promise.resolve();
let writing = 0;

/** Writes go one after the other: each answers the whole list, and the last answer has to be the newest. */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  writing += 1;
  const turn = turnAfter(lastWrite)
    .then(write)
    .finally(() => {
      writing -= 1;
    });
  // A fault is its own caller's: the next write goes out all the same.
  lastWrite = turn.catch(() => undefined);
  return turn;
}

/** Who leaves the page waits for nothing: what is not on its way then is lost. */
function turnAfter(before: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      window.removeEventListener("pagehide", begin);
      resolve();
    };
    window.addEventListener("pagehide", begin);
    void before.then(begin);
  });
}

/** Changes the list by one call below it, also when the page is left at once, and shows what it is then. */
export function changeWishlist(owner: string, path: `/${string}`, write: Write): Promise<ApiAnswer<WishlistWire>> {
  return inTurn(async () => {
    const answer = await callApi<WishlistWire>(`${WISHLIST}${path}`, { ...write, keepalive: true });
    if (answer.ok) showWishlist(owner, answer.value);
    // Another tab was first; what it has made of the list is not known here.
    else if (answer.code === "item_unknown") rereadWishlist(owner);
    return answer;
  });
}

/** Shows the list without a product that the shop has taken off it. */
export function showWithoutItem(owner: string, productId: string): void {
  const without = (list = NOTHING) => ({
    ...list,
    list: list.list.filter((wishlistItem) => wishlistItem.product_id !== productId),
  });
  void mutate<WishlistWire>(keyOf(owner), without, { revalidate: false });
}

export const wishlistItemPath = (productId: string) => `/items/${encodeURIComponent(productId)}` as const;
