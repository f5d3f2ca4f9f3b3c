import type { CheckoutSettings } from "../checkout/settings";
import type { PricingSettings } from "../pricing/bill";

/**
 * What a shop that takes quotations says of prices: those of its items and its taxes. How it is packed and sent is in
 * what the shop names later, so nothing is too little or too heavy to be asked for. Domain §4.17.
 */
export function quotationPricing(settings: PricingSettings): PricingSettings {
  return {
    ...settings,
    minCheckoutValue: 0,
    maxShippingWeightGrams: 0,
    giftWrappingCharge: 0,
    packaging: { type: "amount", amount: 0 },
  };
}

/** The same of its checkout, which asks for a company's address and no more. Its ways to pay are for the order. */
export function quotationCheckout(settings: CheckoutSettings): CheckoutSettings {
  return {
    ...settings,
    takesQuotations: true,
    offersOfferCodes: false,
    offersGiftCards: false,
    offersGiftWrapping: false,
    delivers: true,
    hasDeliverySlots: false,
    offersPickup: false,
    // The shop sees where it is to go before it names a price.
    shipsOnlyAtHome: false,
    pincodes: [],
  };
}
