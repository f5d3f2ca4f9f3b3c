import type { CheckoutSettings } from "../checkout/settings";
import type { PricingSettings } from "../pricing/bill";

/**
 * The pricing settings for calculating a quotation request: only items and taxes have prices, because packaging and
 * shipping are part of the offer that the shop sends later. There is no minimum value and no maximum weight. See
 * docs/domain.md#quotations.
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

/**
 * The checkout settings for a quotation request: it needs only a company address, and no payment method until it has
 * become an order.
 */
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
