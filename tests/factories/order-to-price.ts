import type { Bill, OrderToPrice } from "@/lib/domain/pricing/bill";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { anOffer, anOrderToPrice, percent } from "./pricing";

export const NOTHING_ASKED: OrderToPrice["offer"] = { asked: null, automatic: [] };
/** A customer (not a guest) has chosen cash on delivery. */
export const DELIVERED = { isChosen: true, isGuest: false, isNewCustomer: false, parcelsCameBack: 0, pincode: null };
export const percentOff = (value: number) => ({ type: "percentage", millionths: percent(value) }) as const;
/** Makes the offer input of an order whose shopper has entered the code of an offer with these terms. */
export const asking = (terms: OfferTerms) => ({ asked: { code: "TEN", offer: anOffer({ terms }) }, automatic: [] });

/** The totals of a bill; throws if the bill is incomplete, for example because shipping is not known. */
export function totals({ totals: known }: Bill): { grandTotal: number; finalPrice: number } {
  if (!known.isComplete) throw new Error("The bill is not complete");
  return { grandTotal: known.grandTotal, finalPrice: known.finalPrice };
}
export const priceOf = (order: Partial<OrderToPrice>) => totals(priceOrder(anOrderToPrice(order)));
