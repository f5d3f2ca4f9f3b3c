import type { Currency } from "../store/store";
import type { OfferAnswer, OfferRequest } from "./apply-offer";
import type { CashOnDeliveryRefusal, CashOnDeliverySetting } from "./cash-on-delivery";
import type { Discount } from "./discount";
import type { PackagingCost, PackagingSetting, WrappingCost } from "./extra-charges";
import type { AskedGiftCard, GiftCardAnswer } from "./gift-card";
import type { ItemToPrice } from "./item-price";
import type { Place } from "./place";
import type { PricedItem } from "./price-items";
import type { QuantityRules } from "./quantity";
import type { Fulfilment, ShippingCost, ShippingRefusal } from "./shipping";
import type { TaxGroup, TaxRate } from "./tax";

/** The currency of an order, which decides the charge inside its amounts; the order keeps it (pricing rule 3). */
export type PricingCurrency = Pick<Currency, "code" | "chargeBasisPoints" | "rateMillionths">;

/** What a store's settings say of prices. Amounts in minor units of the base without the additional charge. */
export type PricingSettings = {
  storeCountry: string;
  quantityRules: QuantityRules;
  minCheckoutValue: number;
  /** 0 is no limit. */
  maxShippingWeightGrams: number;
  giftWrappingCharge: number;
  packaging: PackagingSetting;
  /** Offers leave out what is reduced already. */
  offersSkipDiscounted: boolean;
  /** Null when the store does not deliver against cash. */
  cashOnDelivery: CashOnDeliverySetting | null;
  taxRates: readonly TaxRate[];
};

/** Everything a price depends on. `AS_IN_THE_BAG` has what stands before anything is decided. */
export type OrderToPrice = {
  items: readonly ItemToPrice[];
  currency: PricingCurrency;
  settings: PricingSettings;
  now: Date;
  fulfilment: Fulfilment;
  isGiftWrapped: boolean;
  /** The reduction of a quick order; domain §4.21. */
  manualDiscount: Discount | null;
  offer: OfferRequest;
  giftCards: readonly AskedGiftCard[];
  cashOnDelivery: { isChosen: boolean; isGuest: boolean };
  /** Where the bill goes, which decides the tax; for what is picked up the branch. Null while it is not known. */
  billingPlace: Place | null;
};

export const AS_IN_THE_BAG = {
  fulfilment: { kind: "undecided" },
  isGiftWrapped: false,
  manualDiscount: null,
  offer: { asked: null, automatic: [] },
  giftCards: [],
  cashOnDelivery: { isChosen: false, isGuest: false },
  billingPlace: null,
} as const satisfies Partial<OrderToPrice>;

/** What keeps a bag from becoming an order. */
export type BillRefusal =
  | "bag_empty"
  | "quantity_refused"
  | "value_below_minimum"
  | "weight_above_maximum"
  | ShippingRefusal
  | CashOnDeliveryRefusal;

export type BillShipping =
  | { status: "undecided" }
  | { status: "refused"; code: ShippingRefusal }
  /** `missingForFree`: what the sub total lacks for free shipping, when the shopper is to be told. */
  | { status: "known"; cost: ShippingCost; missingForFree: number | null };

/** Complete once shipping is known; before that nobody can take what is known so far for the price of an order. */
export type BillTotals =
  | { isComplete: true; grandTotal: number; finalPrice: number }
  | { isComplete: false; grandTotalSoFar: number; finalPriceSoFar: number };

/**
 * An order's bill, each amount with its reason. Minor units of the base with the additional charge inside, unless said
 * otherwise; quantities in hundredths.
 *
 * sub total + shipping + packaging + gift wrapping + cash on delivery = grand total;
 * grand total - manual discount - offer - gift cards = final price.
 */
export type Bill = {
  currency: PricingCurrency;
  items: readonly PricedItem[];
  bagQuantity: number;
  bagWeightGrams: number;
  subTotal: number;
  /** At list prices. */
  listSubTotal: number;
  shipping: BillShipping;
  packaging: PackagingCost;
  /** Null when it is not asked for. */
  giftWrapping: WrappingCost | null;
  manualDiscount: { amount: number; reason: Discount } | null;
  offer: OfferAnswer;
  giftCards: GiftCardAnswer;
  /** `charge` is what it costs, or would cost; `refusals` is everything against it. */
  cashOnDelivery: { isCharged: boolean; charge: number; refusals: readonly CashOnDeliveryRefusal[] };
  totals: BillTotals;
  /** Inside the prices; unknown while shipping or the billing address is. */
  tax: { status: "unknown" } | { status: "known"; groups: readonly TaxGroup[] };
  refusals: readonly BillRefusal[];
};
