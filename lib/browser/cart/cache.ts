import { mutate } from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { notifyOtherTabs } from "./tabs";

type CartKey = `/api/cart${string}`;

/** Totals carry the charge of a currency, so there is one answer for each. */
export function cartKey(currencyCode: string | undefined): CartKey {
  return `/api/cart${currencyQuery(currencyCode)}`;
}

export function currencyQuery(code: string | undefined): string {
  return code === undefined ? "" : `?currency=${code}`;
}

const isCartKey = (key: unknown): key is CartKey => typeof key === "string" && key.startsWith("/api/cart");

/** Throws when nothing comes back, so that what was known before stays. */
export async function readCart(key: CartKey): Promise<CartWire> {
  const answer = await callApi<CartWire>(key);
  if (!answer.ok) throw new Error(`The bag could not be read: ${answer.code}`);
  return answer.value;
}

/**
 * Puts what a write has answered in the place of the bag, in all tabs. A reading that was on its way meanwhile is older,
 * and is not shown.
 */
export function showCart(cart: CartWire): void {
  const key = cartKey(cart.totals.currency);
  void mutate(key, cart, { revalidate: false });
  void mutate((other) => isCartKey(other) && other !== key, undefined, { revalidate: true });
  notifyOtherTabs();
}

/** Has the shop asked anew wherever the bag is shown. */
export function refetchCart(): void {
  void mutate(isCartKey);
}
