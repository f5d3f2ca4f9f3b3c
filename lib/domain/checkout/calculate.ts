import type { CartItem } from "../cart/cart";
import { itemRefusals, refreshItems, type WorkFacts } from "../cart/refresh";
import { makingDaysOf } from "../delivery/making";
import type { PaymentKind } from "../payment/payment";
import type { OfferRequest } from "../pricing/apply-offer";
import {
  AS_IN_THE_BAG,
  type Bill,
  type BillRefusal,
  type PricingCurrency,
  type PricingSettings,
} from "../pricing/bill";
import type { AskedGiftCard } from "../pricing/gift-card";
import type { Place } from "../pricing/place";
import { priceOrder } from "../pricing/price-order";
import { SHIPPING_REFUSALS, type ShippingRefusal } from "../pricing/shipping";
import { TEMPLATE } from "../store/template";
import {
  CHECKOUT_STEPS,
  type Checkout,
  type CheckoutOffers,
  type CheckoutRefusal,
  type CheckoutStep,
  type OrderKind,
  type PaymentChoice,
  type PricedCheckout,
} from "./checkout";
import {
  type FulfilmentInput,
  type ResolvedFulfilment,
  resolveFulfilment,
  sendsOrders,
  withPickupDelays,
} from "./fulfilment";
import { nextSteps } from "./next-step";

/** Everything on which a checkout depends, apart from the choices of the shopper. */
export type CheckoutInput = Omit<FulfilmentInput, "storeCountry" | "currency" | "makingDays"> & {
  items: readonly CartItem[];
  workFacts: WorkFacts;
  pricing: PricingSettings;
  currency: PricingCurrency;
  isGuest: boolean;
  /** True for guests and for customers who have not received an order yet. */
  isNewCustomer: boolean;
  /** How many parcels came back that this customer, or this guest's e-mail address, did not take. */
  parcelsCameBack: number;
  /** The country and state of the billing address; null until there is one. */
  billingPlace: Place | null;
  offer: OfferRequest;
  giftCards: readonly AskedGiftCard[];
  /** False if the store may not take orders, for example because it is on trial. */
  isBillingActive: boolean;
  /** The payment method with which the shopper is about to pay; null until one is chosen. */
  paysBy: PaymentKind | null;
};

/**
 * Calculates a checkout at current prices, stock and slots, with its first incomplete step and everything that prevents
 * the order.
 *
 * Errors: RangeError for quantities and amounts that are too large; the contracts never accept these.
 * Source: docs/domain.md#checkout and #bill.
 */
export function calculateCheckout(checkout: Checkout, facts: CheckoutInput): PricedCheckout {
  const { pricing: settings, currency, now } = facts;
  const offers = offersOf(facts);
  const kind = kindOf(checkout, offers);
  const { items: found, bill: cart } = refreshItems(facts.items, { ...facts.workFacts, settings }, (items) =>
    priceOrder({ ...AS_IN_THE_BAG, items, settings, currency, now }),
  );
  const makingDays = makingDaysOf(found);
  const fulfilment = resolveFulfilment(
    checkout,
    kind,
    { ...facts, makingDays, storeCountry: settings.storeCountry },
    { subTotal: cart.subTotal, weightGrams: cart.bagWeightGrams },
  );
  // Only what is sent is packed as a gift.
  const isGift = offers.giftWrapping && kind !== "pickup";
  const isGiftWrapped = checkout.isGiftWrapped && isGift;
  const { items, bill } = refreshItems(facts.items, { ...facts.workFacts, settings }, (items) =>
    priceOrder({
      items,
      currency,
      settings,
      now,
      isGiftWrapped,
      fulfilment: fulfilment.fulfilment,
      manualDiscount: null,
      offer: offerOf(facts, offers),
      giftCards: offers.giftCards ? facts.giftCards : [],
      cashOnDelivery: {
        isChosen: facts.paysBy === "cod",
        isGuest: facts.isGuest,
        isNewCustomer: facts.isNewCustomer,
        parcelsCameBack: facts.parcelsCameBack,
        pincode: checkout.shippingAddress?.pincode ?? null,
      },
      billingPlace: billingPlaceOf(kind, fulfilment, facts),
    }),
  );
  const refusals: CheckoutRefusal[] = [
    ...(offers.delivery || offers.pickup ? fulfilment.refusals : (["delivery_not_offered"] as const)),
    ...itemRefusals(items),
    ...bill.refusals.filter(isNotAboutShipping),
    ...(facts.isBillingActive ? [] : (["billing_inactive"] as const)),
  ];
  return {
    isQuotation: facts.settings.takesQuotations,
    checkout: {
      ...checkout,
      kind,
      currencyCode: currency.code,
      shippingAddress: kind === "pickup" ? null : checkout.shippingAddress,
      billingAddress: checkout.billingAddress ?? (kind === "delivery" ? checkout.shippingAddress : null),
      shippingMethodId: fulfilment.method?.id ?? null,
      branchId: fulfilment.branch?.id ?? null,
      collector: kind === "pickup" ? checkout.collector : null,
      slot: fulfilment.slot && { start: fulfilment.slot.start, end: fulfilment.slot.end },
      note: offers.notes ? checkout.note : "",
      isGiftWrapped,
      giftMessage: isGift ? checkout.giftMessage : "",
      hidesPrices: checkout.hidesPrices && isGift,
    },
    typed: { shippingAddress: checkout.shippingAddress, collector: checkout.collector },
    isBilledElsewhere: checkout.billingAddress !== null,
    offers,
    // A "buy now" item was never in the cart, so the shopper has seen no earlier price and gets no notice of a price
    // change.
    items: checkout.item ? items.map((item) => ({ ...item, seenPrice: item.unitPrice ?? 0 })) : items,
    bill,
    next: nextSteps({ ...facts, storeCountry: settings.storeCountry }),
    branches: withPickupDelays({ ...facts, makingDays }),
    methods: fulfilment.methods,
    slots: fulfilment.slots,
    timeZone: facts.timeZone,
    payments: paymentsOf(facts, bill),
    step: stepOf(refusals),
    refusals,
  };
}

/** Whether the method serves the address is decided by `resolveFulfilment`, which offers only methods that do. */
function isNotAboutShipping(refusal: BillRefusal): refusal is Exclude<BillRefusal, ShippingRefusal> {
  return !SHIPPING_REFUSALS.some((code) => code === refusal);
}

function offersOf(facts: CheckoutInput): CheckoutOffers {
  const { settings, branches } = facts;
  return {
    delivery: sendsOrders(settings, facts),
    pickup: settings.offersPickup && branches.length > 0,
    offerCodes: settings.offersOfferCodes,
    giftCards: settings.offersGiftCards,
    notes: settings.offersNotes,
    giftWrapping: settings.offersGiftWrapping,
    // A store that takes quotations always asks for GST numbers, because it sells to companies.
    gst: TEMPLATE.customerGst || settings.takesQuotations,
  };
}

function kindOf({ kind }: Checkout, { delivery, pickup }: CheckoutOffers): OrderKind | null {
  if (delivery && pickup) return kind;
  if (delivery) return "delivery";
  return pickup ? "pickup" : null;
}

/** The offers to apply. A quotation takes none, because its agreed prices already include discounts. */
function offerOf({ settings, offer }: CheckoutInput, { offerCodes }: CheckoutOffers): OfferRequest {
  if (settings.takesQuotations) return { asked: null, automatic: [] };
  return offerCodes ? offer : { ...offer, asked: null };
}

/**
 * The country and state that decide the tax: for a pickup order those of the branch, otherwise those of the billing
 * address. See docs/domain.md#tax.
 */
function billingPlaceOf(
  kind: OrderKind | null,
  { branch }: ResolvedFulfilment,
  { billingPlace }: CheckoutInput,
): Place | null {
  if (kind !== "pickup") return billingPlace;
  return branch && { country: { code: branch.country, name: branch.country }, state: branch.state };
}

function paymentsOf({ settings, currency }: CheckoutInput, { cashOnDelivery }: Bill): PaymentChoice[] {
  if (settings.takesQuotations) return [];
  return settings.payments.map((payment) => {
    const takesCurrency = payment.currencies.length === 0 || payment.currencies.includes(currency.code);
    const currencyRefusals = takesCurrency ? [] : (["payment_currency"] as const);
    return payment.kind === "cod"
      ? { ...payment, charge: cashOnDelivery.charge, refusals: [...currencyRefusals, ...cashOnDelivery.refusals] }
      : { ...payment, charge: 0, refusals: currencyRefusals };
  });
}

/**
 * The step on which the shopper can resolve a refusal. Refusals that are not listed here are shown on the review step.
 */
const STEPS: Partial<Record<CheckoutRefusal, CheckoutStep>> = {
  order_kind_needed: "address",
  branch_needed: "address",
  collector_needed: "address",
  address_needed: "address",
  pincode_not_served: "address",
  place_not_served: "address",
  method_needed: "shipping",
  slot_needed: "shipping",
  slot_gone: "shipping",
};

function stepOf(refusals: readonly CheckoutRefusal[]): CheckoutStep {
  const incomplete = refusals.map((refusal) => STEPS[refusal]);
  return CHECKOUT_STEPS.find((step) => incomplete.includes(step)) ?? "review";
}
