import type { Address } from "../address/address";
import type { ChosenItem } from "../cart/cart";
import type { RefreshedItem } from "../cart/refresh";
import type { PaymentType } from "../payment/payment";
import type { Bill, BillRefusal } from "../pricing/bill";
import type { Branch } from "../store/store";

/** Sent to the shopper, or fetched by them. */
export type OrderKind = "delivery" | "pickup";

/** The pages of a checkout, in their order; each has its own address. */
export const CHECKOUT_STEPS = ["address", "shipping", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Who comes for an order, and how they are told that it is ready; the dial code with its plus sign. */
export type Collector = { name: string; dialCode: string; mobile: string };

/** What somebody is about to order, as they have chosen it so far. Design §6; domain §4.9. */
export type Checkout = {
  id: string;
  /** Of "buy now", which leaves the bag alone; null is the bag. */
  item: ChosenItem | null;
  currencyCode: string;
  /** Null while it is not chosen, like what follows. */
  kind: OrderKind | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethodId: string | null;
  branchId: string | null;
  /** Of an order that is collected. */
  collector: Collector | null;
  slot: Slot | null;
  /** Empty without. */
  offerCode: string;
  giftCardCodes: readonly string[];
  note: string;
  isGiftWrapped: boolean;
  gst: { company: string; number: string };
  /** The order that was made of it. */
  orderId: string | null;
  /** The quotation that was asked for with it. */
  quotationId: string | null;
};

/** It has become an order or a quotation, and can become nothing else. */
export function isOrdered({ orderId, quotationId }: Pick<Checkout, "orderId" | "quotationId">): boolean {
  return orderId !== null || quotationId !== null;
}

/** A checkout that nobody goes on with is forgotten after this long, in milliseconds. */
export const CHECKOUT_LIFETIME_MS = 7 * 24 * 3_600_000;

export type Slot = { start: Date; end: Date };

/** A day with the slots that can still be had; `price` in minor units of the base without the charge, 0 for pickup. */
export type SlotDay = { date: Date; slots: readonly (Slot & { price: number })[] };

/** A shipping method that fits the address; `price` in minor units of the base with the charge. */
export type MethodChoice = { id: string; name: string; deliveryTime: string; price: number };

/** A way to pay, with what stands against it for this order; `charge` in minor units of the base with the charge. */
export type PaymentChoice = PaymentType & { charge: number; refusals: readonly string[] };

/** What the store lets people choose and enter in a checkout. */
export type CheckoutOffers = {
  delivery: boolean;
  pickup: boolean;
  offerCodes: boolean;
  giftCards: boolean;
  notes: boolean;
  giftWrapping: boolean;
  gst: boolean;
};

/** What keeps a checkout from becoming an order, in the order of its steps. */
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
  /** A shop on trial takes no money. */
  | "billing_inactive";

/** A checkout at this moment's prices and stock: what its pages show, and what an order is made of. */
export type PricedCheckout = {
  /** It becomes a quotation, not an order: its steps are address and review, and nothing is paid. */
  isQuotation: boolean;
  /**
   * With what there is no choice of filled in: the only order kind, branch and shipping method, and the shipping address
   * for the bill. What is not to be had any more is null, and so is what only the other order kind asks for.
   */
  checkout: Checkout;
  /** What was typed for either order kind, for when it is wanted again. */
  typed: Pick<Checkout, "shippingAddress" | "collector">;
  /** The bill goes to an address of its own. */
  isBilledElsewhere: boolean;
  offers: CheckoutOffers;
  items: readonly RefreshedItem[];
  bill: Bill;
  branches: readonly Branch[];
  methods: readonly MethodChoice[];
  slots: readonly SlotDay[];
  /** Of the store, in which its slots are told. */
  timeZone: string;
  payments: readonly PaymentChoice[];
  /** The first step that lacks something; `review` when nothing does. */
  step: CheckoutStep;
  refusals: readonly CheckoutRefusal[];
};
