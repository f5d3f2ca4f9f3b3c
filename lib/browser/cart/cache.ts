import { mutate } from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { notifyOtherTabs } from "./tabs";

type CartKey = `/api/cart${string}`;

/**
 * The cache key of the cart. Totals include the currency's additional charge, so each currency has its own cached cart.
 */
export function cartKey(currencyCode: string | undefined): CartKey {
  return `/api/cart${currencyQuery(currencyCode)}`;
}

export function currencyQuery(code: string | undefined): string {
  return code === undefined ? "" : `?currency=${code}`;
}

const isCartKey = (key: unknown): key is CartKey => typeof key === "string" && key.startsWith("/api/cart");

/** Throws if the call fails, so that SWR keeps showing the previous cart. */
export async function readCart(key: CartKey): Promise<CartWire> {
  const answer = await callApi<CartWire>(key);
  if (!answer.ok) throw new Error(`Could not read the cart: ${answer.code}`);
  return answer.value;
}

/**
 * Shows the cart that a write returned, in all tabs. SWR drops reads that started before the write, as they are older.
 */
export function showCart(cart: CartWire): void {
  const key = cartKey(cart.totals.currency);
  void mutate(key, cart, { revalidate: false });
  void mutate((other) => isCartKey(other) && other !== key, undefined, { revalidate: true });
  notifyOtherTabs();
}

/** Fetches the cart again for every component that shows it. */
export function refetchCart(): void {
  void mutate(isCartKey);
}
