import type { Address } from "../address/address";
import type { ChosenItem } from "../cart/cart";
import type { RefreshedItem } from "../cart/refresh";
import type { PaymentType } from "../payment/payment";
import type { Bill, BillRefusal } from "../pricing/bill";
import type { CashOnDeliveryRefusal } from "../pricing/cash-on-delivery";
import type { ShippingRefusal } from "../pricing/shipping";
import type { Branch } from "../store/store";

/** How an order reaches the shopper: it is delivered, or the shopper collects it at a branch. */
export type OrderKind = "delivery" | "pickup";

/** The steps of a checkout, in the order in which they must be completed. Each has its own page. */
export const CHECKOUT_STEPS = ["address", "shipping", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What the shopper is asked after the address or the branch; `review` if nothing is left to choose. */
export type NextStep = "method" | "delivery_slot" | "pickup_slot" | "review";

/** The person who collects an order, and the number to call; the dial code includes the plus sign. */
export type Collector = { name: string; dialCode: string; mobile: string };

/** The choices for an order that the shopper has made so far. Decision 17; see docs/domain.md#checkout. */
export type Checkout = {
  id: string;
  /** The single item of a "buy now", which does not change the cart; null if the checkout is for the cart. */
  item: ChosenItem | null;
  currencyCode: string;
  /** Null until the shopper has chosen; the same applies to the fields that follow. */
  kind: OrderKind | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethodId: string | null;
  branchId: string | null;
  /** The person who collects a pickup order; null for a delivery. */
  collector: Collector | null;
  slot: Slot | null;
  /** Empty if the shopper has entered no code. */
  offerCode: string;
  giftCardCodes: readonly string[];
  note: string;
  isGiftWrapped: boolean;
  giftMessage: string;
  hidesPrices: boolean;
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

/** A checkout that has not become an order is removed after this time. */
export const CHECKOUT_LIFETIME_MS = 7 * 24 * 3_600_000;

export type Slot = { start: Date; end: Date };

/**
 * A day on which slots are available. `price` is in minor units of the base currency, without the additional charge; it
 * is 0 for pickup.
 */
export type SlotDay = { date: Date; slots: readonly (Slot & { price: number })[] };

/**
 * A shipping method that serves the shipping address. `price` is in minor units of the base currency, including the
 * additional charge.
 */
export type MethodChoice = { id: string; name: string; deliveryTime: string; price: number };

/**
 * A payment method of the store. `refusals` are the reasons why this order cannot be paid with it; empty if it can.
 * `charge` is the cost of using the method, in minor units of the base currency, including the additional charge.
 */
export type PaymentChoice = PaymentType & { charge: number; refusals: readonly PaymentRefusal[] };

/** Why an order cannot be paid with a method of the store. */
type PaymentRefusal = CashOnDeliveryRefusal | "payment_currency";

/** Which ways of ordering and which input fields the store offers in its checkout. */
export type CheckoutOffers = {
  delivery: boolean;
  pickup: boolean;
  offerCodes: boolean;
  giftCards: boolean;
  notes: boolean;
  giftWrapping: boolean;
  gst: boolean;
};

/** Why a checkout cannot become an order. The reasons are sorted by the step at which they arise. */
export type CheckoutRefusal =
  | Exclude<BillRefusal, ShippingRefusal>
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

/** A checkout at current prices and stock. The checkout pages show it, and the order is made from it. */
export type PricedCheckout = {
  /** True if the checkout becomes a quotation: its only steps are address and review, and nothing is paid. */
  isQuotation: boolean;
  /**
   * What the shopper has chosen, with gaps filled and invalid choices removed. If there is only one option (order kind,
   * branch, shipping method), it is chosen; a missing billing address is replaced by the shipping address. Choices that
   * are not available, or that belong to the other order kind, are null.
   */
  checkout: Checkout;
  /**
   * What the shopper has typed, for delivery and for pickup. It is kept, so that it is still there after switching from
   * one to the other and back.
   */
  typed: Pick<Checkout, "shippingAddress" | "collector">;
  /** True if the billing address is not the shipping address. */
  isBilledElsewhere: boolean;
  offers: CheckoutOffers;
  items: readonly RefreshedItem[];
  bill: Bill;
  /** What follows the address and the choice of a branch. */
  next: { delivery: NextStep; pickup: NextStep };
  branches: readonly Branch[];
  methods: readonly MethodChoice[];
  slots: readonly SlotDay[];
  /** The store's time zone, in which slots are shown. */
  timeZone: string;
  payments: readonly PaymentChoice[];
  /** The first incomplete step; `review` if no step is incomplete. */
  step: CheckoutStep;
  refusals: readonly CheckoutRefusal[];
};
