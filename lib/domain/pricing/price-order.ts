import {
  type AppliedOffer,
  chooseOffer,
  itemsReducedBy,
  type OfferAnswer,
  type OfferedOrder,
  type OfferRequest,
} from "./apply-offer";
import { bagQuantity, bagWeight } from "./bag-size";
import type { Bill, BillRefusal, BillShipping, OrderToPrice } from "./bill";
import { cashOnDeliveryCharge, cashOnDeliveryRefusals } from "./cash-on-delivery";
import { discountOn } from "./discount";
import { giftWrappingCost, packagingCost } from "./extra-charges";
import { payWithGiftCards } from "./gift-card";
import type { KnownOffer } from "./offer";
import { directionTo } from "./place";
import { leftOf, type PricedItem, priceItems, reduceItems, reduceItemsByOffer } from "./price-items";
import { missingForFreeShipping, type Parcel, shippingCost } from "./shipping";
import { appliedRateId, splitTax } from "./tax";
import { totalOf } from "./total";

/**
 * Calculates the bill, in the same way for cart, checkout, order and invoice.
 *
 * Units:  minor units of the base currency including the additional charge of `order.currency`; see `Bill`.
 * Errors: if the cart cannot be ordered, the bill is complete and contains the reasons as codes. RangeError for amounts
 * that the schemas of the API refuse earlier.
 * Source: docs/domain.md#bill; pricing rules 6–21. The price is first reduced by the manual discount, then by the offer
 * (at most one applies), then by gift cards. None of them reduces the charge for cash on delivery (rule 15).
 */
export function priceOrder(order: OrderToPrice): Bill {
  const { items, currency, settings } = order;
  const { items: priced, ...sums } = priceItems(items, currency, settings.quantityRules);
  const size = { bagQuantity: bagQuantity(items), bagWeightGrams: bagWeight(items) };
  const shipping = shippingOf(order, { subTotal: sums.subTotal, weightGrams: size.bagWeightGrams });
  const packaging = packagingCost(settings.packaging, sums.listSubTotal, currency);
  const giftWrapping = order.isGiftWrapped
    ? giftWrappingCost(settings.giftWrappingCharge, size.bagQuantity, currency)
    : null;
  const extras = shippingAmount(shipping) + packaging.amount + (giftWrapping?.amount ?? 0);

  const manual = order.manualDiscount ? discountOn(sums.subTotal, order.manualDiscount) : 0;
  const beforeOffer = sums.subTotal + extras - manual;
  const offered = offeredOrder(order, { manual, remaining: beforeOffer, shipping, bagQuantity: size.bagQuantity });
  const offer = chooseOffer(order.offer, offered);
  const afterOffer = beforeOffer - offerAmount(offer);
  const giftCards = payWithGiftCards(order.giftCards, afterOffer, order.now);
  const toPay = afterOffer - totalOf(giftCards.used.map(({ amount }) => amount));
  const cashOnDelivery = cashOnDeliveryOf(order, toPay, offer);
  const charge = cashOnDelivery.isCharged ? cashOnDelivery.charge : 0;

  const reduced = reducedByOffer(reduceItems(priced, manual), offer, order.offer, offered).map((item) => ({
    ...item,
    taxRateId: appliedRateId(item.taxRateId, settings.taxRates),
  }));
  const onItems = totalOf(reduced.map(({ offerReduction }) => offerReduction));
  const isComplete = shipping.status === "known";
  const [grandTotal, finalPrice] = [sums.subTotal + extras + charge, toPay + charge];
  const bill = {
    currency,
    items: reduced,
    ...size,
    ...sums,
    shipping,
    packaging,
    giftWrapping,
    manualDiscount: order.manualDiscount && { amount: manual, reason: order.manualDiscount },
    offer,
    giftCards,
    cashOnDelivery,
    totals: isComplete
      ? { isComplete, grandTotal, finalPrice }
      : { isComplete, grandTotalSoFar: grandTotal, finalPriceSoFar: finalPrice },
    tax: isComplete ? taxOf(order, reduced, extras + charge - (offerAmount(offer) - onItems)) : UNKNOWN_TAX,
  };
  return { ...bill, refusals: refusalsOf(order, bill) };
}

const UNKNOWN_TAX = { status: "unknown" } as const;

function shippingOf({ fulfilment, settings, currency }: OrderToPrice, parcel: Parcel): BillShipping {
  if (fulfilment.kind === "undecided") return { status: "undecided" };
  const answer = shippingCost(fulfilment, parcel, settings.storeCountry, currency);
  if (!answer.ok) return { status: "refused", code: answer.code };
  const missingForFree =
    fulfilment.kind === "delivery" ? missingForFreeShipping(fulfilment.method, parcel.subTotal) : null;
  return { status: "known", cost: answer.value, missingForFree };
}

function shippingAmount(shipping: BillShipping): number {
  return shipping.status === "known" ? shipping.cost.amount : 0;
}

type BeforeOffer = { manual: number; remaining: number; shipping: BillShipping; bagQuantity: number };

function offeredOrder(order: OrderToPrice, { manual, remaining, shipping, bagQuantity }: BeforeOffer): OfferedOrder {
  const { fulfilment, settings } = order;
  const direction = "destination" in fulfilment ? directionTo(fulfilment.destination, settings.storeCountry) : null;
  return {
    items: order.items,
    bagQuantity,
    manualDiscount: manual,
    shipping: shipping.status === "known" ? { amount: shipping.cost.amount, direction } : null,
    remaining,
    skipsDiscounted: settings.offersSkipDiscounted,
    charge: order.currency,
    now: order.now,
  };
}

function offerAmount({ applied }: OfferAnswer): number {
  return applied?.amount ?? 0;
}

function cashOnDeliveryOf(order: OrderToPrice, toPay: number, offer: OfferAnswer): Bill["cashOnDelivery"] {
  const { settings, fulfilment, items, currency } = order;
  const { isChosen, ...buyer } = order.cashOnDelivery;
  const refusals = cashOnDeliveryRefusals(settings.cashOnDelivery, {
    toPay,
    fulfilment,
    storeCountry: settings.storeCountry,
    items,
    ...buyer,
    hasOffer: offer.applied !== null,
  });
  const charge = cashOnDeliveryCharge(settings.cashOnDelivery, toPay, currency);
  return { isCharged: isChosen && refusals.length === 0, charge, refusals };
}

/** Divides the discount of the offer among the items it lies on. Pricing rule 21. */
function reducedByOffer(
  items: readonly PricedItem[],
  { applied }: OfferAnswer,
  { asked, automatic }: OfferRequest,
  offered: OfferedOrder,
): PricedItem[] {
  const isApplied = (offer: KnownOffer) => offer.id === applied?.id && offer.code === applied.code;
  const offer = [...(asked?.offer ? [asked.offer] : []), ...automatic].find(isApplied);
  if (!applied || !offer) return [...items];
  const left = new Map(items.map((item) => [item.id, leftOf(item)]));
  const touched = itemsReducedBy(offer.terms, offered, ({ id }) => left.get(id) ?? 0);
  return reduceItemsByOffer(items, offerOnItems(applied, totalOf([...left.values()])), touched);
}

/**
 * The part of the offer's discount that lowers the price of the items, of which `left` is what the manual discount left.
 * An offer on shipping lowers the shipping cost instead; of another offer, only what exceeds the price of the items
 * lowers the shipping cost and other charges.
 */
function offerOnItems({ amount, reason }: AppliedOffer, left: number): number {
  return reason.code === "shipping" ? 0 : Math.min(amount, left);
}

function taxOf({ billingPlace, settings }: OrderToPrice, items: readonly PricedItem[], extras: number): Bill["tax"] {
  if (!billingPlace) return UNKNOWN_TAX;
  const taxed = items.map(({ taxRateId, charged, reduction }) => ({ taxRateId, charged, net: charged - reduction }));
  return { status: "known", groups: splitTax(taxed, extras, billingPlace, settings.taxRates) };
}

/**
 * Why the cart cannot be ordered. The minimum value and the maximum weight themselves are still allowed. See
 * docs/domain.md#checkout-gate.
 */
function refusalsOf({ settings, cashOnDelivery }: OrderToPrice, bill: Omit<Bill, "refusals">): BillRefusal[] {
  const { minCheckoutValue, maxShippingWeightGrams } = settings;
  const isTooHeavy = maxShippingWeightGrams > 0 && bill.bagWeightGrams > maxShippingWeightGrams;
  return [
    ...(bill.items.length === 0 ? (["bag_empty"] as const) : []),
    ...(bill.items.some(({ refusal }) => refusal) ? (["quantity_refused"] as const) : []),
    ...(bill.subTotal < minCheckoutValue ? (["value_below_minimum"] as const) : []),
    ...(isTooHeavy ? (["weight_above_maximum"] as const) : []),
    ...(bill.shipping.status === "refused" ? [bill.shipping.code] : []),
    ...(cashOnDelivery.isChosen ? bill.cashOnDelivery.refusals : []),
  ];
}
