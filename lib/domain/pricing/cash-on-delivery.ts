import { plainPincode } from "../address/rules";
import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import type { ItemToPrice } from "./item-price";
import { directionTo } from "./place";
import type { Fulfilment } from "./shipping";

/**
 * The store's terms for cash on delivery; amounts in minor units of the base currency without the additional charge.
 * See docs/domain.md#cash-on-delivery.
 */
export type CashOnDeliverySetting = {
  charge: number;
  /** Null if there is no maximum. */
  maxAmount: number | null;
  /** The lower maximum for guests and for customers who have not received an order yet; null if there is none. */
  newCustomerMaxAmount: number | null;
  /** PIN codes, or how several begin ("6820"), to which nothing is sent unpaid. */
  refusedPincodes: readonly string[];
  /** From so many parcels on that came back, a customer pays before; null if it does not matter. */
  maxParcelsCameBack: number | null;
  allowsGuests: boolean;
  allowsOffers: boolean;
  allowsPickup: boolean;
  allowsCustomisedItems: boolean;
};

/** The conditions for cash on delivery; if several are not met, the refusals are listed in this order. */
const CONDITIONS = [
  "cod_shipping_undecided",
  "cod_abroad",
  "cod_above_maximum",
  "cod_new_customer",
  "cod_came_back",
  "cod_pincode",
  "cod_customised_item",
  "cod_pickup",
  "cod_guest",
  "cod_offer",
  "cod_item",
] as const;
type Condition = (typeof CONDITIONS)[number];
export type CashOnDeliveryRefusal = "cod_not_offered" | Condition;

/**
 * `toPay` is the amount left after gift cards, including packaging and shipping, without the charge for cash on
 * delivery.
 */
export type CashOnDeliveryOrder = {
  toPay: number;
  fulfilment: Fulfilment;
  storeCountry: string;
  items: readonly Pick<ItemToPrice, "isCustomised" | "allowsCashOnDelivery">[];
  isGuest: boolean;
  isNewCustomer: boolean;
  /** How many parcels came back, because this customer, or this guest's e-mail address, did not take them. */
  parcelsCameBack: number;
  /** The PIN code of the delivery address; null if there is none. */
  pincode: string | null;
  hasOffer: boolean;
};

/**
 * All reasons why an order cannot be paid on delivery; empty if it can. For the last two conditions, cash on delivery
 * stays visible, and the reason is shown once the shopper chooses it; any other reason hides the payment method.
 *
 * Source: docs/domain.md#cash-on-delivery; pricing rule 20: the maximum is inclusive and compared with the amount
 *         before the charge for cash on delivery.
 */
export function cashOnDeliveryRefusals(
  setting: CashOnDeliverySetting | null,
  {
    toPay,
    fulfilment,
    storeCountry,
    items,
    isGuest,
    isNewCustomer,
    parcelsCameBack,
    pincode,
    hasOffer,
  }: CashOnDeliveryOrder,
): CashOnDeliveryRefusal[] {
  if (!setting) return ["cod_not_offered"];
  const against: Record<Condition, boolean> = {
    cod_shipping_undecided: fulfilment.kind === "undecided",
    cod_abroad: "destination" in fulfilment && directionTo(fulfilment.destination, storeCountry) === "international",
    cod_above_maximum: setting.maxAmount !== null && toPay > setting.maxAmount,
    cod_new_customer: isNewCustomer && setting.newCustomerMaxAmount !== null && toPay > setting.newCustomerMaxAmount,
    cod_came_back: setting.maxParcelsCameBack !== null && parcelsCameBack >= setting.maxParcelsCameBack,
    cod_pincode: "destination" in fulfilment && pincode !== null && isRefusedPincode(pincode, setting.refusedPincodes),
    cod_customised_item: !setting.allowsCustomisedItems && items.some((item) => item.isCustomised),
    cod_pickup: !setting.allowsPickup && fulfilment.kind === "pickup",
    cod_guest: !setting.allowsGuests && isGuest,
    cod_offer: !setting.allowsOffers && hasOffer,
    cod_item: items.some((item) => !item.allowsCashOnDelivery),
  };
  return CONDITIONS.filter((code) => against[code]);
}

function isRefusedPincode(pincode: string, refused: readonly string[]): boolean {
  return refused.map(plainPincode).some((start) => start !== "" && plainPincode(pincode).startsWith(start));
}

/** The charge for paying `toPay` on delivery, including the additional charge; 0 if `toPay` is 0. Pricing rule 20. */
export function cashOnDeliveryCharge(
  setting: Pick<CashOnDeliverySetting, "charge"> | null,
  toPay: number,
  currency: Pick<Currency, "chargeBasisPoints">,
): number {
  return setting && toPay > 0 ? withCharge(setting.charge, currency) : 0;
}
