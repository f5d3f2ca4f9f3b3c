import type { Address } from "../address/address";
import type { ChosenItem } from "../cart/cart";
import type { RefreshedItem } from "../cart/refresh";
import type { PaymentType } from "../payment/payment";
import type { Bill, BillRefusal } from "../pricing/bill";
import type { Branch } from "../store/store";

/** Delivered to the shopper, or collected by them at a branch. */
export type OrderKind = "delivery" | "pickup";

/** The steps of a checkout in order; each has its own page. */
export const CHECKOUT_STEPS = ["address", "shipping", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The person who collects an order, and the number to call; the dial code includes the plus sign. */
export type Collector = { name: string; dialCode: string; mobile: string };

/** The choices a shopper has made so far for an order. Decision 17; see docs/domain.md#checkout. */
export type Checkout = {
  id: string;
  /** The single item of "buy now", which does not touch the cart; null means the cart. */
  item: ChosenItem | null;
  currencyCode: string;
  /** Null until chosen, like the fields that follow. */
  kind: OrderKind | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethodId: string | null;
  branchId: string | null;
  /** For pickup only. */
  collector: Collector | null;
  slot: Slot | null;
  /** Empty without a code. */
  offerCode: string;
  giftCardCodes: readonly string[];
  note: string;
  isGiftWrapped: boolean;
  gst: { company: string; number: string };
  /** The order made from this checkout. */
  orderId: string | null;
  /** The quotation requested with this checkout. */
  quotationId: string | null;
};

/** True once the checkout has become an order or a quotation; it cannot become another one. */
export function isOrdered({ orderId, quotationId }: Pick<Checkout, "orderId" | "quotationId">): boolean {
  return orderId !== null || quotationId !== null;
}

/** An abandoned checkout is removed after this time. */
export const CHECKOUT_LIFETIME_MS = 7 * 24 * 3_600_000;

export type Slot = { start: Date; end: Date };

/** A day with its available slots; `price` in minor units of the base without the additional charge, 0 for pickup. */
export type SlotDay = { date: Date; slots: readonly (Slot & { price: number })[] };

/** A shipping method that serves the address; `price` in minor units of the base with the additional charge. */
export type MethodChoice = { id: string; name: string; deliveryTime: string; price: number };

/**
 * A payment method, with the reasons why this order cannot use it. `charge` is what it costs, in minor units of the base
 * with the additional charge.
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

/** Why a checkout cannot become an order, sorted by its steps. */
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

/** A checkout at current prices and stock, as its pages show it and as an order is made from it. */
export type PricedCheckout = {
  /** True if it becomes a quotation: its steps are address and review, and nothing is paid. */
  isQuotation: boolean;
  /**
   * The stored choices, completed where there is only one option (order kind, branch, shipping method), with the shipping
   * address also as billing address. Unavailable choices are null, and so are those of the other order kind.
   */
  checkout: Checkout;
  /** The input for both order kinds, to restore it when the shopper switches back. */
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
