import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import useSWR from "swr";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
import { cartKey, readCart, refetchCart } from "./cache";
import { cartCount, estimateCart } from "./estimate";
import { type CartEvents, cartEvents, followCartEvents, noCartEvents, publishCartEvent } from "./events";
import { followCartWrites, type KeptWrite, keptCartWrites, noCartWrites } from "./journal";
import { knownCartAtom, visitorMark } from "./known-cart";
import { sendAllAtOnce, sendCartWrites, setCartCurrency } from "./sending";
import { followOtherTabs } from "./tabs";

export type ShownCart = CartEvents & {
  /** As the shopper has made it, which the shop may not have answered yet; undefined until it is known. */
  cart: CartWire | undefined;
  /** What is on its way. */
  writes: readonly KeptWrite[];
  /** Amounts are those of before: of another currency, or of what is on its way. */
  isOutdated: boolean;
  /** Nothing is known, because the shop does not answer. */
  hasFailed: boolean;
};

type Using = {
  /** What the server has rendered the page with. */
  initial?: CartWire;
  /** Off while there is no reason to believe that there is a bag. */
  isAsked?: boolean;
};

/** The visitor's bag: asked for when first used, and again when the tab is looked at anew or another has changed it. */
export function useCart({ initial, isAsked = true }: Using = {}): ShownCart {
  const code = useAtomValue(currencyAtom)?.code;
  const { data, error } = useSWR(isAsked ? cartKey(code) : null, readCart, {
    ...(initial && { fallbackData: initial }),
    keepPreviousData: true,
    focusThrottleInterval: 1_000,
  });
  const writes = useSyncExternalStore(followCartWrites, keptCartWrites, noCartWrites);
  const news = useSyncExternalStore(followCartEvents, cartEvents, noCartEvents);
  const cart = useMemo(() => data && estimateCart(data, writes), [data, writes]);

  useEffect(() => keepCartCurrency(code), [code]);
  useEffect(keepUpWithCart, []);
  useKnownCart(cart);
  return {
    ...news,
    cart,
    writes,
    isOutdated: writes.length > 0 || (code !== undefined && cart !== undefined && cart.totals.currency !== code),
    hasFailed: cart === undefined && error !== undefined,
  };
}

/** Where answers to writes and pages of the server find the currency. */
function keepCartCurrency(code: string | undefined): void {
  setCartCurrency(code);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  if (code) document.cookie = `${CURRENCY_COOKIE}=${code}; path=/; max-age=31536000; samesite=lax`;
}

/** What a page before this one has left is done, and what this one leaves is sent. */
function keepUpWithCart(): () => void {
  void sendCartWrites();
  const forgetTabs = followOtherTabs((refusal) => {
    refetchCart();
    if (refusal) publishCartEvent({ type: "refused", ...refusal });
  });
  // A page that Back takes out of the browser's memory is as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refetchCart();
  window.addEventListener("pagehide", sendAllAtOnce);
  window.addEventListener("pageshow", onShow);
  return () => {
    forgetTabs();
    window.removeEventListener("pagehide", sendAllAtOnce);
    window.removeEventListener("pageshow", onShow);
  };
}

/** What the header of every page says of the bag without asking for it. */
function useKnownCart(cart: CartWire | undefined): void {
  const keep = useSetAtom(knownCartAtom);
  const count = cart && cartCount(cart);
  useEffect(() => {
    if (count !== undefined) keep(count === 0 ? null : { count, visitor: visitorMark() });
  }, [count, keep]);
}
