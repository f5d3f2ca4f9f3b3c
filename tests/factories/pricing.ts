import { AS_IN_THE_BAG, type OrderToPrice, type PricingSettings } from "@/lib/domain/pricing/bill";
import type { CashOnDeliverySetting } from "@/lib/domain/pricing/cash-on-delivery";
import type { GiftCard } from "@/lib/domain/pricing/gift-card";
import type { ItemToPrice } from "@/lib/domain/pricing/item-price";
import type { KnownOffer } from "@/lib/domain/pricing/offer";
import type { Place } from "@/lib/domain/pricing/place";
import type { ShippingMethod } from "@/lib/domain/pricing/shipping";
import type { TaxRate } from "@/lib/domain/pricing/tax";
import { RUPEE } from "./currency";

export const NOW = new Date("2030-06-15T12:00:00Z");

const INDIA = { code: "IN", name: "India" };
export const KERALA: Place = { country: INDIA, state: "Kerala" };
export const TAMIL_NADU: Place = { country: INDIA, state: "Tamil Nadu" };
export const BERLIN: Place = { country: { code: "DE", name: "Germany" }, state: "Berlin" };

/** Converts rupees to paise. */
export const rupees = (amount: number) => Math.round(amount * 100);
/** Converts a percentage to millionths: 1 % is 10,000. */
export const percent = (value: number) => Math.round(value * 10_000);

/**
 * One piece at ₹1,000 without a discount. If only one of list price and discounted price is passed, both get that
 * value.
 */
export function anItem(overrides: Partial<ItemToPrice> = {}): ItemToPrice {
  const price = overrides.discountedPrice ?? overrides.sellingPrice ?? rupees(1_000);
  return {
    id: "item",
    productId: "product",
    categoryIds: [],
    unit: "Pcs",
    quantity: 100,
    additionalQuantity: 0,
    sellingPrice: price,
    discountedPrice: price,
    addonPrice: 0,
    weightGrams: 500,
    taxRateId: "",
    isCustomised: false,
    allowsCashOnDelivery: true,
    ...overrides,
  };
}

/** A shipping method that costs the same everywhere in the country. */
export function aShippingMethod(overrides: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    id: "post",
    name: "Post",
    trackingLink: "",
    direction: "domestic",
    price: rupees(80),
    deliveryTime: "",
    freeFrom: null,
    showsFreeHint: false,
    zones: null,
    isActive: true,
    ...overrides,
  };
}

/** An offer of ten percent off the whole order, without conditions. */
export function anOffer(overrides: Partial<KnownOffer> = {}): KnownOffer {
  return {
    id: "offer",
    code: "TEN",
    isAutomatic: false,
    isActive: true,
    validFrom: null,
    validTo: null,
    minOrderAmount: 0,
    minOrderQuantity: 0,
    usageLimit: null,
    redeemedCount: 0,
    isOncePerCustomer: false,
    terms: { appliesTo: "order", discount: { type: "percentage", millionths: percent(10) }, limit: null },
    wasUsedByCustomer: false,
    ...overrides,
  };
}

export function aGiftCard(overrides: Partial<GiftCard> = {}): GiftCard {
  return { kind: "wallet", isActive: true, balance: rupees(1_000), expiresOn: null, heldUntil: null, ...overrides };
}

/** A GST rate of `value` percent. Within the home state Kerala, half of it is state tax. */
export function aTaxRate(value: number, overrides: Partial<TaxRate> = {}): TaxRate {
  return {
    id: `gst-${value}`,
    name: `GST ${value} %`,
    isPrimary: false,
    homeCountry: "India",
    homeStates: ["Kerala"],
    cgstMillionths: percent(value / 2),
    sgstMillionths: percent(value / 2),
    igstMillionths: percent(value),
    abroadMillionths: percent(value),
    ...overrides,
  };
}

export const CASH_ON_DELIVERY: CashOnDeliverySetting = {
  charge: rupees(50),
  maxAmount: null,
  newCustomerMaxAmount: null,
  refusedPincodes: [],
  maxParcelsCameBack: null,
  allowsGuests: true,
  allowsOffers: true,
  allowsPickup: true,
  allowsCustomisedItems: true,
};

/** The pricing settings of a store in Kerala that has no minimum order value and no extra charges. */
export function pricingSettings(overrides: Partial<PricingSettings> = {}): PricingSettings {
  return {
    storeCountry: "India",
    quantityRules: { minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 }, stepQuantity: { Pcs: 100, Mts: 50, Kgs: 25 } },
    minCheckoutValue: 0,
    maxShippingWeightGrams: 0,
    defaultWeightGrams: 1_000,
    giftWrappingCharge: rupees(60),
    packaging: { type: "percentage", millionths: 0, minimum: 0 },
    offersSkipDiscounted: false,
    cashOnDelivery: CASH_ON_DELIVERY,
    taxRates: [aTaxRate(5, { isPrimary: true }), aTaxRate(18)],
    ...overrides,
  };
}

/** An order in rupees, delivered by post within Kerala for ₹80. */
export function anOrderToPrice(overrides: Partial<OrderToPrice> = {}): OrderToPrice {
  return {
    ...AS_IN_THE_BAG,
    items: [anItem()],
    currency: RUPEE,
    settings: pricingSettings(),
    now: NOW,
    fulfilment: { kind: "delivery", destination: KERALA, method: aShippingMethod() },
    billingPlace: KERALA,
    ...overrides,
  };
}
