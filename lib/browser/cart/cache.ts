import { mutate } from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { notifyOtherTabs } from "./tabs";

type CartKey = `/api/cart${string}`;

/**
 * SWR's key for the cart. It contains the currency, because a cart's totals include the additional charge of one
 * currency.
 */
export function cartKey(currencyCode: string | undefined): CartKey {
  return `/api/cart${currencyQuery(currencyCode)}`;
}

export function currencyQuery(code: string | undefined): string {
  return code === undefined ? "" : `?currency=${code}`;
}

const isCartKey = (key: unknown): key is CartKey => typeof key === "string" && key.startsWith("/api/cart");

/** Fetches the cart. Throws if the call fails, because SWR then keeps showing the previous cart. */
export async function readCart(key: CartKey): Promise<CartWire> {
  const answer = await callApi<CartWire>(key);
  if (!answer.ok) throw new Error(`Could not read the cart: ${answer.code}`);
  return answer.value;
}

/**
 * Shows the cart that the server returned after a change, in all tabs. SWR ignores a fetch that began before this,
 * because its result is older.
 */
export function showCart(cart: CartWire): void {
  const key = cartKey(cart.totals.currency);
  void mutate(key, cart, { revalidate: false });
  void mutate((other) => isCartKey(other) && other !== key, undefined, { revalidate: true });
  notifyOtherTabs();
}

/** Fetches the cart again; all components that show it are updated. */
export function refetchCart(): void {
  void mutate(isCartKey);
}
