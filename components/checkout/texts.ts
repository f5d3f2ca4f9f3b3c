import type { CheckoutStep, NextStep, OrderKind } from "@/lib/domain/checkout/checkout";
import type { AddressPart, CheckoutDone } from "@/lib/domain/checkout/pages";
import type { PickupDelay } from "@/lib/domain/store/store";

/** Titles of checkout pages, which the browser's tab shows. */
export const titleTexts = {
  address: "Address",
  shipping: "Shipping",
  review: "Review",
  pay: "Payment",
  paymentFailed: "Payment failed",
  order: "Your order",
  quotation: "Your quotation",
} as const;

const ADDRESS_HEADINGS: Record<AddressPart, string> = {
  delivery: "Delivery address",
  pickup: "Collect in store",
  billing: "Billing address",
};

export const headingTexts = {
  address: (part: AddressPart, isQuotation: boolean) =>
    isQuotation && part === "delivery" ? "Your company" : ADDRESS_HEADINGS[part],
  shipping: (kind: OrderKind | null, hasMethods: boolean) =>
    hasMethods ? "Delivery method" : kind === "pickup" ? "Pickup time" : "Delivery time",
  review: (isQuotation: boolean) => (isQuotation ? "Review and send" : "Review and pay"),
} as const;

export const frameTexts = { help: "Questions? Call " } as const;

export const pageTexts = {
  order: (isQuotation: boolean) => (isQuotation ? "Your request" : "Your order"),
  pricesIn: "Prices in",
} as const;

export const totalBarTexts = { listPrice: "list price ", toPay: "to pay ", soFar: "total so far " } as const;

export const STEP_NAMES: Record<CheckoutStep, string> = {
  address: "Address",
  shipping: "Shipping",
  review: "Review and pay",
};
/**
 * Step names in quotation stores. They differ because shipping and payment are settled only after the shop has made its
 * offer.
 */
export const QUOTATION_STEP_NAMES: Partial<Record<CheckoutStep, string>> = {
  address: "Company",
  review: "Review and send",
};
export const stepsTexts = {
  label: (isQuotation: boolean) => (isQuotation ? "Steps of your quotation request" : "Checkout steps"),
} as const;

export const kindTexts = {
  label: "Delivery or pickup",
  delivery: { name: "Delivery", text: "Sent to an address of your choice" },
  pickup: { name: "Collect in store", text: "Free pickup at one of our shops" },
} as const;

const DELAY_UNITS: Record<PickupDelay["unit"], string> = { hour: "hour", day: "day", working_day: "working day" };

export const branchTexts = {
  branches: "Choose a shop",
  ready: ({ unit, count }: PickupDelay) => `Ready in ${count} ${DELAY_UNITS[unit]}${count === 1 ? "" : "s"}`,
  collector: "Who will collect the order?",
  name: "Name",
  mobileHint: "We will only call if we have a question about your order.",
} as const;

/** The button of the address step says what comes next. */
export const nextStepTexts = (next: NextStep, isQuotation: boolean): string =>
  isQuotation ? "Continue to review" : NEXT_STEPS[next];
const NEXT_STEPS: Record<NextStep, string> = {
  method: "Continue to delivery",
  delivery_slot: "Continue to delivery time",
  pickup_slot: "Continue to pickup time",
  review: "Continue to payment",
};

export const methodTexts = { methods: "Delivery methods", submit: "Continue to payment" } as const;

export const slotTexts = {
  legend: "Day and time",
  count: (count: number) => (count === 1 ? "1 slot" : `${count} slots`),
  selected: "selected",
  none: "No times are available at the moment. Call us to arrange a time.",
  free: "Free",
  submit: "Continue to payment",
} as const;

export const cartLinkTexts = { view: (cart: string) => `View ${cart}` } as const;

export const chosenTexts = {
  deliveryAddress: "Delivery address",
  company: "Company",
  pickupAt: "Pickup at",
  collectedBy: "Collected by",
  method: "Delivery method",
  slot: (kind: OrderKind | null) => (kind === "pickup" ? "Pickup slot" : "Delivery slot"),
  billingAddress: "Billing address",
  sameAddress: "Same as delivery address",
  nameOnly: "Your name only, without an address",
  change: "Change",
  changeWhat: (name: string) => ` “${name}”`,
} as const;

export const codeTexts = { apply: "Apply" } as const;

export const gstTexts = { save: "Save" } as const;

export const itemsTexts = { noCashOnDelivery: "Cash on delivery is not available for this item." } as const;

export const extrasTexts = {
  /** `price` is a formatted amount; empty if gift wrapping is free. */
  giftWrap: (price: string) => `Gift wrap${price && `, ${price} per item`}`,
  save: "Save",
} as const;

export const reviewTexts = {
  chosen: "Your choices",
  extras: "Anything else?",
  business: "Buying for a business?",
  codes: "Codes",
  bill: "Bill",
  payment: "How would you like to pay?",
  /** `codes` are those of currencies. */
  takesOnly: (codes: readonly string[]) => `Only for payments in ${new Intl.ListFormat("en-GB").format(codes)}.`,
} as const;

/** Texts that confirm that a form sent without script has succeeded, keyed by what the form did. */
export const DONE_TEXTS: Record<CheckoutDone, string> = {
  code_sent: "We have sent a code to your mobile number. It is valid for one minute.",
  reference_kept: "Thank you. We will e-mail you once we have found your payment.",
  order_cancelled: "Your order has been cancelled.",
  return_asked: "We have received your request for a return. We'll check it and e-mail you.",
  cancellation_asked: "We have received your cancellation request. We'll check it and e-mail you.",
};
