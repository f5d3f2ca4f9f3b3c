import { withCharge } from "../currency/currency";
import { fail, ok, type Result } from "../result";
import type { Currency } from "../store/store";
import { buyXGetYDiscount, worthGiven } from "./buy-x-get-y";
import { discountOn } from "./discount";
import { type ItemToPrice, isDiscounted, itemTotal } from "./item-price";
import {
  type ItemChoice,
  isChosen,
  type KnownOffer,
  type OfferRefusal,
  type OfferTerms,
  validityRefusal,
} from "./offer";
import type { Direction } from "./place";
import type { Share } from "./spread";
import { compareText } from "./text-order";
import { totalOf } from "./total";

/**
 * The order for which the discount of an offer is calculated. Amounts in minor units of the base currency including the
 * additional charge, quantities in hundredths.
 */
export type OfferedOrder = {
  items: readonly ItemToPrice[];
  bagQuantity: number;
  manualDiscount: number;
  /**
   * The shipping cost and direction; null while the delivery address is unknown. `direction` is null for an order that
   * is picked up.
   */
  shipping: { amount: number; direction: Direction | null } | null;
  /** The amount to pay before the offer, without the charge for cash on delivery. */
  remaining: number;
  /** Whether offers leave out items whose price is already reduced: the setting `offer_except_disc_products`. */
  skipsDiscounted: boolean;
  charge: Pick<Currency, "chargeBasisPoints">;
  now: Date;
};

/**
 * The offers that may apply to an order. `asked` is null if the shopper has entered no code; the `code` of an offer in
 * `automatic` does not have to be entered.
 */
export type OfferRequest = {
  /** The code that the shopper entered, and the offer with this code, if there is one. */
  asked: { code: string; offer: KnownOffer | null } | null;
  automatic: readonly KnownOffer[];
};

export type AppliedOffer = {
  id: string;
  code: string;
  amount: number;
  reason: {
    code: OfferTerms["appliesTo"];
    isAutomatic: boolean;
    /** True if there are items that it leaves out because their price is already reduced. */
    leavesOutReduced: boolean;
  };
};

export type OfferAnswer = {
  applied: AppliedOffer | null;
  /** Why the entered code does not apply; null if it applies, or if none was entered. */
  refusal: { code: OfferRefusal; offerCode: string } | null;
};

/**
 * Chooses the offer for an order, at most one: the offer whose code was entered or, if no code was entered or that
 * offer is refused, the automatic offer with the largest discount.
 *
 * Source: docs/domain.md#offers. The document does not say which of several automatic offers applies. We choose the one
 * with the largest discount and, if several have the same discount, the one whose code sorts first, so that the order
 * in which offers are listed does not matter.
 */
export function chooseOffer({ asked, automatic }: OfferRequest, order: OfferedOrder): OfferAnswer {
  if (!asked) return { applied: bestOf(automatic, order), refusal: null };
  const answer = asked.offer ? applyOffer(asked.offer, order) : fail("offer_unknown");
  return answer.ok
    ? { applied: answer.value, refusal: null }
    : { applied: bestOf(automatic, order), refusal: { code: answer.code, offerCode: asked.code } };
}

function bestOf(offers: readonly KnownOffer[], order: OfferedOrder): AppliedOffer | null {
  const applied = offers.flatMap((offer) => {
    const answer = offer.isAutomatic ? applyOffer(offer, order) : null;
    return answer?.ok ? answer.value : [];
  });
  const [best] = applied.toSorted((one, other) => other.amount - one.amount || compareText(one.code, other.code));
  return best ?? null;
}

/**
 * The discount that an offer gives on an order.
 *
 * Units:  minor units of the base currency. The discount is limited to the amount left to pay, and to the price of the
 *         items (or the shipping cost) that the offer reduces.
 * Errors: refuses with the first reason found; an offer whose discount would be 0 is refused too.
 * Source: docs/domain.md#offers; pricing rules 14–18.
 */
export function applyOffer(offer: KnownOffer, order: OfferedOrder): Result<AppliedOffer, OfferRefusal> {
  const refusal = validityRefusal(offer, order.now) ?? conditionRefusal(offer, order);
  if (refusal) return fail(refusal);
  const amount = Math.min(amountOf(offer.terms, order), order.remaining);
  if (amount <= 0) return fail("offer_takes_nothing_off");
  const { id, code, isAutomatic, terms } = offer;
  const leavesOutReduced = terms.appliesTo !== "shipping" && eligibleItems(order).length < order.items.length;
  return ok({ id, code, amount, reason: { code: terms.appliesTo, isAutomatic, leavesOutReduced } });
}

/**
 * The items on which the discount of an offer lies: those it was calculated on. A discount on shipping lies on none.
 * `leftOf` is what earlier reductions left of an item; the discount of "buy x get y" lies on the items whose units it
 * reduces, by what these units are worth. Pricing rule 21.
 */
export function itemsReducedBy(
  terms: OfferTerms,
  order: Pick<OfferedOrder, "items" | "skipsDiscounted" | "charge">,
  leftOf: (item: ItemToPrice) => number,
): Share[] {
  const toShare = (item: ItemToPrice) => ({ id: item.id, weight: leftOf(item) });
  switch (terms.appliesTo) {
    case "order":
      return eligibleItems(order).map(toShare);
    case "items":
      return chosenItems(terms.items, order).map(toShare);
    case "buy_x_get_y":
      return worthGiven(terms, eligibleItems(order), order.charge);
    case "shipping":
      return [];
  }
}

function conditionRefusal(offer: KnownOffer, order: OfferedOrder): OfferRefusal | null {
  if (eligibleAmount(order) < offer.minOrderAmount) return "offer_amount_below_minimum";
  if (order.bagQuantity < offer.minOrderQuantity) return "offer_quantity_below_minimum";
  return offer.terms.appliesTo === "shipping" && !order.shipping ? "offer_awaits_shipping" : null;
}

function amountOf(terms: OfferTerms, order: OfferedOrder): number {
  if (terms.appliesTo === "buy_x_get_y") return buyXGetYDiscount(terms, eligibleItems(order), order.charge);
  const amount = discountOn(amountItAppliesTo(terms, order), terms.discount);
  return Math.min(amount, terms.limit ?? amount);
}

function amountItAppliesTo(terms: Exclude<OfferTerms, { appliesTo: "buy_x_get_y" }>, order: OfferedOrder): number {
  switch (terms.appliesTo) {
    case "order":
      return eligibleAmount(order);
    case "items":
      return worth(chosenItems(terms.items, order), order);
    case "shipping": {
      const isFor = terms.direction === "all" || terms.direction === order.shipping?.direction;
      return isFor && order.shipping ? order.shipping.amount : 0;
    }
  }
}

/**
 * The amount that offers are calculated on: the price of the items less the manual discount. The manual discount cannot
 * be assigned to single items, so it is subtracted from their sum (pricing rule 17).
 */
function eligibleAmount(order: OfferedOrder): number {
  return Math.max(0, worth(eligibleItems(order), order) - order.manualDiscount);
}

type OfferedItems = Pick<OfferedOrder, "items" | "skipsDiscounted">;

function chosenItems(choice: ItemChoice, order: OfferedItems): readonly ItemToPrice[] {
  return eligibleItems(order).filter((item) => isChosen(item, choice));
}

function eligibleItems({ items, skipsDiscounted }: OfferedItems): readonly ItemToPrice[] {
  return skipsDiscounted ? items.filter((item) => !isDiscounted(item)) : items;
}

function worth(items: readonly ItemToPrice[], { charge }: OfferedOrder): number {
  return withCharge(totalOf(items.map(itemTotal)), charge);
}
