import { useAtomValue } from "jotai";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import useSWR from "swr";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
import { withBasePath } from "@/lib/domain/site/base-path";
import { cartKey, readCart, refetchCart } from "./cache";
import { cartCount, estimateCart } from "./estimate";
import { type CartEvents, cartEvents, noCartEvents, publishCartEvent, subscribeToCartEvents } from "./events";
import { noCartWrites, type PendingCartWrite, pendingCartWrites, subscribeToCartWrites } from "./journal";
import { useRememberCart } from "./remember-cart";
import { sendAllOnPageHide, sendCartWrites, setCartCurrency } from "./sending";
import { subscribeToOtherTabs } from "./tabs";

export type ShownCart = CartEvents & {
  /** The cart with the changes that the server has not confirmed yet; undefined until it has loaded. */
  cart: CartWire | undefined;
  /** The changes that the server has not confirmed yet. */
  writes: readonly PendingCartWrite[];
  /**
   * True if the shown amounts do not include a pending change yet, or are in another currency than the one the shopper
   * has chosen.
   */
  isOutdated: boolean;
  /** True if there is no cart to show, because fetching it has failed. */
  hasFailed: boolean;
};

type CartOptions = {
  /** The cart as the server rendered it into the page. */
  initial?: CartWire;
  /** False to send no request. Used while nothing suggests that this browser has a cart. */
  isEnabled?: boolean;
};

/**
 * The visitor's cart. It is fetched on first use, whenever the tab gets the focus, and after a change in another tab.
 */
export function useCart({ initial, isEnabled = true }: CartOptions = {}): ShownCart {
  const code = useAtomValue(currencyAtom)?.code;
  const { data, error } = useSWR(isEnabled ? cartKey(code) : null, readCart, {
    ...(initial && { fallbackData: initial }),
    keepPreviousData: true,
    focusThrottleInterval: 1_000,
  });
  const writes = useSyncExternalStore(subscribeToCartWrites, pendingCartWrites, noCartWrites);
  const events = useSyncExternalStore(subscribeToCartEvents, cartEvents, noCartEvents);
  const cart = useMemo(() => data && estimateCart(data, writes), [data, writes]);

  useEffect(() => rememberCartCurrency(code), [code]);
  useEffect(syncCart, []);
  useKnownCart(cart);
  return {
    ...events,
    cart,
    writes,
    isOutdated: writes.length > 0 || isInOtherCurrency(cart, code),
    hasFailed: cart === undefined && error !== undefined,
  };
}

/**
 * Whether the cart is in another currency than the shop. Never on the server, which does not know what the browser shows:
 * what it said would stay, because hydration keeps classes.
 */
function isInOtherCurrency(cart: CartWire | undefined, code: string | undefined): boolean {
  return typeof window !== "undefined" && code !== undefined && cart !== undefined && cart.totals.currency !== code;
}

/**
 * Tells the server in which currency to calculate the cart: pages rendered by the server read a cookie, and
 * `setCartCurrency` adds the currency to the changes that are sent.
 */
function rememberCartCurrency(code: string | undefined): void {
  setCartCurrency(code);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  if (code) document.cookie = `${CURRENCY_COOKIE}=${code}; path=${withBasePath("/")}; max-age=31536000; samesite=lax`;
}

/**
 * Sends the changes that earlier pages could not send, listens for changes in other tabs, and sends the remaining
 * changes when the page closes. Returns a function that stops this.
 */
function syncCart(): () => void {
  void sendCartWrites();
  const unsubscribe = subscribeToOtherTabs((refusal) => {
    refetchCart();
    if (refusal) publishCartEvent({ type: "refused", ...refusal });
  });
  // The browser's back/forward cache restores a page with the cart it had then.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refetchCart();
  window.addEventListener("pagehide", sendAllOnPageHide);
  window.addEventListener("pageshow", onShow);
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", sendAllOnPageHide);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Saves the number of items in the browser, so that the header of every page can show it without a request. */
function useKnownCart(cart: CartWire | undefined): void {
  const remember = useRememberCart();
  const count = cart && cartCount(cart);
  useEffect(() => {
    if (count !== undefined) remember(count);
  }, [count, remember]);
}
