import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import type { ItemToPrice } from "./item-price";
import { directionTo } from "./place";
import type { Fulfilment } from "./shipping";

/** The store's terms; amounts in minor units of the base without the additional charge. Domain §3.4, §4.14. */
export type CashOnDeliverySetting = {
  charge: number;
  /** Null: any amount. */
  maxAmount: number | null;
  allowsGuests: boolean;
  allowsOffers: boolean;
  allowsPickup: boolean;
  allowsCustomisedItems: boolean;
};

/** In the order they are told. */
const CONDITIONS = [
  "cod_shipping_undecided",
  "cod_abroad",
  "cod_above_maximum",
  "cod_customised_item",
  "cod_pickup",
  "cod_guest",
  "cod_offer",
  "cod_item",
] as const;
type Condition = (typeof CONDITIONS)[number];
export type CashOnDeliveryRefusal = "cod_not_offered" | Condition;

/** `toPay` is what remains after gift cards, packaging and shipping included, without the charge asked about. */
export type CashOnDeliveryOrder = {
  toPay: number;
  fulfilment: Fulfilment;
  storeCountry: string;
  items: readonly Pick<ItemToPrice, "isCustomised" | "allowsCashOnDelivery">[];
  isGuest: boolean;
  hasOffer: boolean;
};

/**
 * Everything that stands against paying an order on delivery; nothing when it may be. The last two are told when it is
 * chosen, the others keep it from being shown.
 *
 * Source: domain §4.14; pricing rule 20: the maximum is inclusive and meets the amount before the charge.
 */
export function cashOnDeliveryRefusals(
  setting: CashOnDeliverySetting | null,
  { toPay, fulfilment, storeCountry, items, isGuest, hasOffer }: CashOnDeliveryOrder,
): CashOnDeliveryRefusal[] {
  if (!setting) return ["cod_not_offered"];
  const against: Record<Condition, boolean> = {
    cod_shipping_undecided: fulfilment.kind === "undecided",
    cod_abroad: "destination" in fulfilment && directionTo(fulfilment.destination, storeCountry) === "international",
    cod_above_maximum: setting.maxAmount !== null && toPay > setting.maxAmount,
    cod_customised_item: !setting.allowsCustomisedItems && items.some((item) => item.isCustomised),
    cod_pickup: !setting.allowsPickup && fulfilment.kind === "pickup",
    cod_guest: !setting.allowsGuests && isGuest,
    cod_offer: !setting.allowsOffers && hasOffer,
    cod_item: items.some((item) => !item.allowsCashOnDelivery),
  };
  return CONDITIONS.filter((code) => against[code]);
}

/** What paying `toPay` on delivery costs, the additional charge inside; nothing costs nothing. Pricing rule 20. */
export function cashOnDeliveryCharge(
  setting: Pick<CashOnDeliverySetting, "charge"> | null,
  toPay: number,
  currency: Pick<Currency, "chargeBasisPoints">,
): number {
  return setting && toPay > 0 ? withCharge(setting.charge, currency) : 0;
}
