import type { Discount } from "./discount";
import type { ItemToPrice } from "./item-price";
import type { Direction } from "./place";

/**
 * An offer code of the store; see docs/domain.md#offers. Amounts in minor units of the base currency, without the
 * additional charge.
 */
export type Offer = {
  id: string;
  code: string;
  /** Whether the offer applies without a code. */
  isAutomatic: boolean;
  isActive: boolean;
  /** Both dates are inclusive; null for no limit. */
  validFrom: Date | null;
  validTo: Date | null;
  /** The minimum eligible amount of the order, inclusive. */
  minOrderAmount: number;
  /** The minimum quantity of the cart, in hundredths, inclusive. */
  minOrderQuantity: number;
  /** How often the offer can be used by all customers together; null for no limit. */
  usageLimit: number | null;
  redeemedCount: number;
  isOncePerCustomer: boolean;
  terms: OfferTerms;
};

export type OfferTerms =
  | { appliesTo: "order"; discount: Discount; limit: number | null }
  | { appliesTo: "shipping"; direction: Direction | "all"; discount: Discount; limit: number | null }
  | { appliesTo: "items"; items: ItemChoice; discount: Discount; limit: number | null }
  | BuyXGetY;

export type BuyXGetY = {
  appliesTo: "buy_x_get_y";
  buy:
    | { type: "quantity"; quantity: number; items: ItemChoice }
    | { type: "amount"; amount: number; items: ItemChoice };
  /**
   * How many units of each set are reduced (a whole number), and by what fraction of their price, in `millionths`; a
   * million makes them free.
   */
  get: { quantity: number; items: ItemChoice; millionths: number };
  /** The maximum number of sets per order; null for no limit. */
  setLimit: number | null;
};

export type ItemChoice =
  | { kind: "all" }
  | { kind: "category"; ids: readonly string[] }
  | { kind: "product"; ids: readonly string[] };

export function isChosen(item: Pick<ItemToPrice, "productId" | "categoryIds">, choice: ItemChoice): boolean {
  switch (choice.kind) {
    case "all":
      return true;
    case "category":
      return item.categoryIds.some((id) => choice.ids.includes(id));
    case "product":
      return choice.ids.includes(item.productId);
  }
}

/** Whether it depends on how often the offer was used, or by whom, if it applies. */
export function canBeUsedUp({ usageLimit, isOncePerCustomer }: Offer): boolean {
  return usageLimit !== null || isOncePerCustomer;
}

/** An offer, and whether this customer has used it before. */
export type KnownOffer = Offer & { wasUsedByCustomer: boolean };

export type OfferRefusal =
  | "offer_unknown"
  | "offer_inactive"
  | "offer_not_yet_valid"
  | "offer_expired"
  | "offer_used_up"
  | "offer_already_used"
  | "offer_amount_below_minimum"
  | "offer_quantity_below_minimum"
  | "offer_awaits_shipping"
  | "offer_takes_nothing_off";

/**
 * Why an offer is not available now, whatever the cart contains; null if it is. See docs/domain.md#offers; pricing
 * rule 16.
 */
export function validityRefusal(offer: KnownOffer, now: Date): OfferRefusal | null {
  if (!offer.isActive) return "offer_inactive";
  if (offer.validFrom && now < offer.validFrom) return "offer_not_yet_valid";
  if (offer.validTo && now > offer.validTo) return "offer_expired";
  if (offer.usageLimit !== null && offer.redeemedCount >= offer.usageLimit) return "offer_used_up";
  return offer.isOncePerCustomer && offer.wasUsedByCustomer ? "offer_already_used" : null;
}

/** Where an offer stands, for its owner. */
export const OFFER_STATES = ["running", "planned", "ended", "used_up", "off"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export function offerState(offer: Offer, now: Date): OfferState {
  const states: Partial<Record<OfferRefusal, OfferState>> = {
    offer_inactive: "off",
    offer_not_yet_valid: "planned",
    offer_expired: "ended",
    offer_used_up: "used_up",
  };
  const refusal = validityRefusal({ ...offer, wasUsedByCustomer: false }, now);
  return (refusal && states[refusal]) ?? "running";
}
