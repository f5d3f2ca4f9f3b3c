import type { Currency } from "../store/store";
import type { OfferAnswer, OfferRequest } from "./apply-offer";
import type { CashOnDeliveryOrder, CashOnDeliveryRefusal, CashOnDeliverySetting } from "./cash-on-delivery";
import type { Discount } from "./discount";
import type { PackagingCost, PackagingSetting, WrappingCost } from "./extra-charges";
import type { AskedGiftCard, GiftCardAnswer } from "./gift-card";
import type { ItemToPrice } from "./item-price";
import type { OfferRefusal } from "./offer";
import type { Place } from "./place";
import type { PricedItem } from "./price-items";
import type { QuantityRules } from "./quantity";
import type { Fulfilment, ShippingCost, ShippingRefusal } from "./shipping";
import type { TaxGroup, TaxRate } from "./tax";

/**
 * The currency in which an order is paid. The order stores this data, so that later changes of the exchange rate or the
 * additional charge do not affect the order (pricing rule 3).
 */
export type PricingCurrency = Pick<Currency, "code" | "chargeBasisPoints" | "rateMillionths">;

/** The store's price settings. Amounts in minor units of the base currency without the additional charge. */
export type PricingSettings = {
  storeCountry: string;
  quantityRules: QuantityRules;
  minCheckoutValue: number;
  /** 0 for no limit. */
  maxShippingWeightGrams: number;
  /** What one piece, metre or kilogram weighs if the product has no weight; the cart gives items this weight. */
  defaultWeightGrams: number;
  giftWrappingCharge: number;
  packaging: PackagingSetting;
  /** Whether offers leave out items whose price is already reduced. */
  offersSkipDiscounted: boolean;
  /** Null if the store does not offer cash on delivery. */
  cashOnDelivery: CashOnDeliverySetting | null;
  taxRates: readonly TaxRate[];
};

/** Everything that a bill depends on. A cart for which checkout has not begun uses the values in `AS_IN_THE_BAG`. */
export type OrderToPrice = {
  items: readonly ItemToPrice[];
  currency: PricingCurrency;
  settings: PricingSettings;
  now: Date;
  fulfilment: Fulfilment;
  isGiftWrapped: boolean;
  /** The discount that the owner gave on a quick order; null for other orders. See docs/domain.md#quick-orders. */
  manualDiscount: Discount | null;
  offer: OfferRequest;
  giftCards: readonly AskedGiftCard[];
  cashOnDelivery: { isChosen: boolean } & Pick<
    CashOnDeliveryOrder,
    "isGuest" | "isNewCustomer" | "parcelsCameBack" | "pincode"
  >;
  /**
   * The place that decides which tax applies: the place of the billing address, or of the branch if the order is picked
   * up. Null while no address or branch is chosen.
   */
  billingPlace: Place | null;
};

export const AS_IN_THE_BAG = {
  fulfilment: { kind: "undecided" },
  isGiftWrapped: false,
  manualDiscount: null,
  offer: { asked: null, automatic: [] },
  giftCards: [],
  cashOnDelivery: { isChosen: false, isGuest: false, isNewCustomer: false, parcelsCameBack: 0, pincode: null },
  billingPlace: null,
} as const satisfies Partial<OrderToPrice>;

/** Why a cart cannot become an order. */
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
  /**
   * `missingForFree` is how much the sub total is below the amount for free shipping; null if the shop does not show
   * that.
   */
  | { status: "known"; cost: ShippingCost; missingForFree: number | null };

/**
 * The totals of a bill, complete once the shipping cost is known. The incomplete totals have other field names, so that
 * they cannot be mistaken for the final price.
 */
export type BillTotals =
  | { isComplete: true; grandTotal: number; finalPrice: number }
  | { isComplete: false; grandTotalSoFar: number; finalPriceSoFar: number };

/**
 * The bill of an order; each discount and charge comes with the reason for it. Minor units of the base currency
 * including the additional charge, unless stated otherwise; quantities in hundredths.
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
  /** The sub total at list prices. */
  listSubTotal: number;
  shipping: BillShipping;
  packaging: PackagingCost;
  /** Null if no gift wrapping was chosen. */
  giftWrapping: WrappingCost | null;
  manualDiscount: { amount: number; reason: Discount } | null;
  offer: OfferAnswer;
  giftCards: GiftCardAnswer;
  /**
   * `charge` is what cash on delivery would cost, even if another payment method is chosen; `refusals` are all reasons
   * why the order cannot be paid on delivery.
   */
  cashOnDelivery: { isCharged: boolean; charge: number; refusals: readonly CashOnDeliveryRefusal[] };
  totals: BillTotals;
  /** The tax included in the prices; unknown while shipping or the billing address is unknown. */
  tax: { status: "unknown" } | { status: "known"; groups: readonly TaxGroup[] };
  refusals: readonly BillRefusal[];
};

export type EnteredOfferRefusal = Exclude<OfferRefusal, "offer_awaits_shipping">;

/**
 * Why a newly entered offer code is refused; null if it is accepted. An offer on shipping is accepted before the
 * shipping cost is known; its discount is calculated later.
 */
export function enteredOfferRefusal({ offer }: Pick<Bill, "offer">): EnteredOfferRefusal | null {
  const code = offer.refusal?.code ?? null;
  return code === "offer_awaits_shipping" ? null : code;
}

/**
 * The bill as it would be if the shopper paid on delivery; null if that costs no more, or is not known yet. No reduction
 * takes anything off the charge, so it is added to both totals (pricing rule 15). The tax is not calculated again.
 */
export function billOnDelivery(bill: Bill): Omit<Bill, "tax"> | null {
  const { cashOnDelivery, totals } = bill;
  const { charge, isCharged } = cashOnDelivery;
  if (isCharged || charge === 0 || !totals.isComplete) return null;
  const { grandTotal, finalPrice } = totals;
  return {
    ...bill,
    cashOnDelivery: { ...cashOnDelivery, isCharged: true },
    totals: { isComplete: true, grandTotal: grandTotal + charge, finalPrice: finalPrice + charge },
  };
}
