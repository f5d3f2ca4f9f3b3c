import type { CheckoutSettings } from "../checkout/settings";
import type { PricingSettings } from "../pricing/bill";

/**
 * Pricing settings of a quotation: only items and taxes are priced. Packaging and shipping are part of the shop's
 * later offer, so there is no minimum value and no maximum weight. See docs/domain.md#quotations.
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

/** Checkout settings of a quotation: it asks for a company address only. Payment methods apply to the later order. */
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
    // The owner sees the address before sending prices, so shoppers may request delivery to any place.
    shipsOnlyAtHome: false,
    pincodes: [],
  };
}
