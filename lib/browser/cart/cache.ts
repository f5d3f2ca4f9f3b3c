import { mutate } from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { tellOtherTabs } from "./tabs";

type BagKey = `/api/cart${string}`;

/** Totals carry the charge of a currency, so there is one answer for each. */
export function bagKey(currencyCode: string | undefined): BagKey {
  return `/api/cart${currencyQuery(currencyCode)}`;
}

export function currencyQuery(code: string | undefined): string {
  return code === undefined ? "" : `?currency=${code}`;
}

const isBagKey = (key: unknown): key is BagKey => typeof key === "string" && key.startsWith("/api/cart");

/** Throws when nothing comes back, so that what was known before stays. */
export async function readBag(key: BagKey): Promise<CartWire> {
  const answer = await callApi<CartWire>(key);
  if (!answer.ok) throw new Error(`The bag could not be read: ${answer.code}`);
  return answer.value;
}

/**
 * Puts what a write has answered in the place of the bag, in all tabs. A reading that was on its way meanwhile is older,
 * and is not shown.
 */
export function showBag(bag: CartWire): void {
  const key = bagKey(bag.totals.currency);
  void mutate(key, bag, { revalidate: false });
  void mutate((other) => isBagKey(other) && other !== key, undefined, { revalidate: true });
  tellOtherTabs();
}

/** Has the shop asked anew wherever the bag is shown. */
export function askBagAgain(): void {
  void mutate(isBagKey);
}
