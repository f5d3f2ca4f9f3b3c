import type { Address } from "../address/address";
import type { ChosenItem } from "../cart/cart";
import type { RefreshedItem } from "../cart/refresh";
import type { PaymentType } from "../payment/payment";
import type { Bill, BillRefusal } from "../pricing/bill";
import type { Branch } from "../store/store";

/** An order is either delivered to the shopper or collected by the shopper at a branch. */
export type OrderKind = "delivery" | "pickup";

/** The steps of a checkout in order; each has its own page. */
export const CHECKOUT_STEPS = ["address", "shipping", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The person who collects an order, and the number to call; the dial code includes the plus sign. */
export type Collector = { name: string; dialCode: string; mobile: string };

/** The choices for an order that the shopper has made so far. Decision 17; see docs/domain.md#checkout. */
export type Checkout = {
  id: string;
  /** The single item of "buy now", which does not touch the cart; null if the checkout is of the cart. */
  item: ChosenItem | null;
  currencyCode: string;
  /** Null until chosen, like the fields that follow. */
  kind: OrderKind | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethodId: string | null;
  branchId: string | null;
  /** Only for pickup; otherwise null. */
  collector: Collector | null;
  slot: Slot | null;
  /** Empty if no code was entered. */
  offerCode: string;
  giftCardCodes: readonly string[];
  note: string;
  isGiftWrapped: boolean;
  gst: { company: string; number: string };
  /** The order made from this checkout; null if there is none. */
  orderId: string | null;
  /** The quotation requested with this checkout; null if there is none. */
  quotationId: string | null;
};

/** True once the checkout has become an order or a quotation; it cannot become another one. */
export function isOrdered({ orderId, quotationId }: Pick<Checkout, "orderId" | "quotationId">): boolean {
  return orderId !== null || quotationId !== null;
}

/** An abandoned checkout is removed after this time. */
export const CHECKOUT_LIFETIME_MS = 7 * 24 * 3_600_000;

export type Slot = { start: Date; end: Date };

/**
 * A day with its available slots; `price` in minor units of the base currency without the additional charge, 0 for
 * pickup.
 */
export type SlotDay = { date: Date; slots: readonly (Slot & { price: number })[] };

/**
 * A shipping method that serves the address; `price` in minor units of the base currency with the additional charge.
 */
export type MethodChoice = { id: string; name: string; deliveryTime: string; price: number };

/**
 * A payment method, with the reasons why this order cannot use it. `charge` is the cost of using the method, in minor
 * units of the base currency including the additional charge.
 */
export type PaymentChoice = PaymentType & { charge: number; refusals: readonly string[] };

/** The choices and inputs that the store offers in its checkout. */
export type CheckoutOffers = {
  delivery: boolean;
  pickup: boolean;
  offerCodes: boolean;
  giftCards: boolean;
  notes: boolean;
  giftWrapping: boolean;
  gst: boolean;
};

/** Why a checkout cannot become an order, in the order of the checkout's steps. */
export type CheckoutRefusal =
  | BillRefusal
  | "delivery_not_offered"
  | "order_kind_needed"
  | "branch_needed"
  | "collector_needed"
  | "address_needed"
  | "pincode_not_served"
  | "place_not_served"
  | "method_needed"
  | "slot_needed"
  | "slot_gone"
  | "item_unavailable"
  /** A store on trial takes no orders. */
  | "billing_inactive";

/** A checkout at current prices and stock, as shown on the checkout pages and as used to make the order. */
export type PricedCheckout = {
  /** True if the checkout becomes a quotation: its only steps are address and review, and nothing is paid. */
  isQuotation: boolean;
  /**
   * The stored choices, completed where there is only one option (order kind, branch, shipping method); without a
   * billing address the shipping address is used. Choices that are unavailable or belong to the other order kind are
   * null.
   */
  checkout: Checkout;
  /** What the shopper has entered for both order kinds, to restore it after switching between them. */
  typed: Pick<Checkout, "shippingAddress" | "collector">;
  /** The billing address differs from the shipping address. */
  isBilledElsewhere: boolean;
  offers: CheckoutOffers;
  items: readonly RefreshedItem[];
  bill: Bill;
  branches: readonly Branch[];
  methods: readonly MethodChoice[];
  slots: readonly SlotDay[];
  /** The store's time zone, in which slots are shown. */
  timeZone: string;
  payments: readonly PaymentChoice[];
  /** The first incomplete step; `review` when all are complete. */
  step: CheckoutStep;
  refusals: readonly CheckoutRefusal[];
};
