import type { Bill, OrderToPrice } from "@/lib/domain/pricing/bill";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { anOffer, anOrderToPrice, percent } from "./pricing";

export const NOTHING_ASKED: OrderToPrice["offer"] = { asked: null, automatic: [] };
/** A customer's choice of cash on delivery. */
export const DELIVERED = { isChosen: true, isGuest: false };
export const percentOff = (value: number) => ({ type: "percentage", millionths: percent(value) }) as const;
/** Asks for an offer with these terms, by its code. */
export const asking = (terms: OfferTerms) => ({ asked: { code: "TEN", offer: anOffer({ terms }) }, automatic: [] });

/** The final price; throws while it is incomplete. */
export function totals({ totals: known }: Bill): { grandTotal: number; finalPrice: number } {
  if (!known.isComplete) throw new Error("The bill is not complete");
  return { grandTotal: known.grandTotal, finalPrice: known.finalPrice };
}
export const priceOf = (order: Partial<OrderToPrice>) => totals(priceOrder(anOrderToPrice(order)));
