import useSWR, { mutate } from "swr";
import { useSession } from "@/lib/browser/authentication/session";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { readSaved } from "@/lib/browser/saved-state";
import type { WishListWire } from "@/lib/contracts/wishlist/calls";
import { isKeptWishesOrNull, KEPT_WISHES_KEY, type KeptWishes, knownWishes } from "./kept-wishes";
import { knowsOf, pressedHearts, takePressedHearts } from "./pressed-hearts";

export const WISH_LIST = "/api/wishlist";
const NOTHING: WishListWire = { list: [], share_token: null };

/** By then the shop has heard what the page before sent as it was left. */
const ARRIVES_WITHIN_MS = 500;

/** A list belongs to a customer, by their id, or to the browser. */
const keyOf = (owner: string) => [WISH_LIST, owner] as const;

/** The list as a page was rendered with it, and whose it is. */
export type RenderedWishList = { owner: string; list: WishListWire };

/** Whose list is shown: a customer's id, or empty for the browser's own; undefined until the shop has said who is here. */
export function useWishOwner(): string | undefined {
  const session = useSession();
  return session && (session.customer?._id ?? "");
}

/** The visitor's list; undefined until it is known. */
export function useWishList(rendered?: RenderedWishList): WishListWire | undefined {
  const owner = useWishOwner() ?? rendered?.owner;
  const { data } = useSWR(owner === undefined ? null : keyOf(owner), readWishList, {
    revalidateIfStale: false,
    fallbackData: owner === rendered?.owner ? rendered?.list : undefined,
  });
  return data;
}

/**
 * An account may have been filled on another device; of a browser we know whether anything was ever saved with it. While
 * the list does not know of a heart that was pressed on the page before, it is asked for once more.
 */
async function readWishList([, owner]: readonly [typeof WISH_LIST, string]): Promise<WishListWire> {
  // Those of this page show the list themselves when they are answered.
  const pressed = writing === 0 ? takePressedHearts() : {};
  const kept = readSaved<KeptWishes | null>(KEPT_WISHES_KEY, isKeptWishesOrNull, null);
  if (owner === "" && knownWishes(kept) === 0 && !Object.values(pressed).includes(true)) return NOTHING;
  const list = await askForWishList();
  if (knowsOf(list, pressed)) return list;
  await new Promise((resolve) => setTimeout(resolve, ARRIVES_WITHIN_MS));
  return askForWishList();
}

async function askForWishList(): Promise<WishListWire> {
  const answer = await callApi<WishListWire>(WISH_LIST);
  if (!answer.ok) throw new Error(`The wish list could not be read: ${answer.code}`);
  return answer.value;
}

/** Shows this list wherever wishes are shown. */
export function showWishList(owner: string, list: WishListWire): void {
  void mutate(keyOf(owner), list, { revalidate: false });
}

/**
 * Shows the list as a page was rendered with it. While a change is on its way the page may not know of it: then the list
 * is asked for when it has arrived. Neither may it know of a heart of the page before, which was left at once.
 */
export function showRendered({ owner, list }: RenderedWishList): void {
  if (writing > 0) {
    void inTurn(async () => readWishListAgain(owner));
    return;
  }
  showWishList(owner, list);
  if (knowsOf(list, pressedHearts())) takePressedHearts();
  else readWishListAgain(owner);
}

/** Has whatever is shown of the list asked for again. */
export function readWishListAgain(owner: string): void {
  void mutate(keyOf(owner));
}

/** Shows the list as it is now, after something has changed it that is none of its own calls. */
export async function showWishesAnew(): Promise<void> {
  const answer = await callApi<WishListWire>(WISH_LIST);
  if (!answer.ok) return;
  await mutate((key) => Array.isArray(key) && key[0] === WISH_LIST, answer.value, { revalidate: false });
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
export function changeWishList(owner: string, path: `/${string}`, write: Write): Promise<ApiAnswer<WishListWire>> {
  return inTurn(async () => {
    const answer = await callApi<WishListWire>(`${WISH_LIST}${path}`, { ...write, keepalive: true });
    if (answer.ok) showWishList(owner, answer.value);
    // Another tab was first; what it has made of the list is not known here.
    else if (answer.code === "item_unknown") readWishListAgain(owner);
    return answer;
  });
}

/** Shows the list without a product that the shop has taken off it. */
export function showWithoutWish(owner: string, productId: string): void {
  const without = (list = NOTHING) => ({ ...list, list: list.list.filter((wish) => wish.product_id !== productId) });
  void mutate<WishListWire>(keyOf(owner), without, { revalidate: false });
}

export const wishPath = (productId: string) => `/items/${encodeURIComponent(productId)}` as const;
