import type { GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import type { ListedOfferWire } from "@/lib/contracts/pricing/owner-calls";
import type { OfferRefusal, OfferState } from "@/lib/domain/pricing/offer";

export const OFFER_STATE_NAMES: Record<OfferState, string> = {
  running: "Running",
  planned: "Not begun yet",
  ended: "Has ended",
  used_up: "Used up",
  off: "Switched off",
};

/** Why an offer takes nothing off a bag. */
export const WHY_NOT: Record<OfferRefusal, string> = {
  offer_unknown: "there is no such code",
  offer_inactive: "it is switched off",
  offer_not_yet_valid: "it has not begun yet",
  offer_expired: "it has ended",
  offer_used_up: "it is used up",
  offer_already_used: "the customer has used it already",
  offer_amount_below_minimum: "the bag is worth too little",
  offer_quantity_below_minimum: "the bag has too few pieces",
  offer_awaits_shipping: "it counts once the shipping is known",
  offer_takes_nothing_off: "nothing in the bag is what it is for",
};

export const offerTexts = {
  title: "Offers",
  why: "Codes that shoppers enter, and offers that apply by themselves. At most one applies to an order.",
  none: "There is no offer yet.",
  unreadable: (codes: string) => `These offers cannot be read, and apply to nothing: ${codes}.`,
  automatic: "applies by itself",
  used: (used: number, limit: number | null) =>
    limit === null ? `used ${used} times` : `used ${used} of ${limit} times`,
  once: "once per customer",
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  least: (amount: string) => `from ${amount} on`,
  leastPieces: (count: number) => `from ${count} pieces on`,
  end: "End it",
  endOf: (code: string) => `End ${code}`,
  endSure: "Really end it now?",
  ended: (code: string) => `${code} has ended. Orders that are placed already keep it.`,
  gives: {
    order: (off: string) => `${off} off the order`,
    shipping: (off: string) => `${off} off the shipping`,
    items: (off: string) => `${off} off chosen products`,
    buy_x_get_y: (_off: string) => "",
  } satisfies Record<ListedOfferWire["applies_to"], (off: string) => string>,
  sets: (buy: string, get: number, percent: number) =>
    percent === 100 ? `buy ${buy}, get ${get} free` : `buy ${buy}, get ${get} with ${percent} % off`,
  atMost: (amount: string) => `at most ${amount}`,
  add: "Add an offer",
  addWhy: "On the whole order, its shipping, or on chosen categories or products.",
  code: "Code",
  kind: "What it takes off",
  percent: "Percent",
  amount: "An amount",
  value: "How much",
  appliesTo: "Off what",
  order: "The order",
  shipping: "The shipping",
  categories: "Chosen categories",
  products: "Chosen products",
  whichCategories: "Which categories",
  whichCategoriesHint: "With all categories below them.",
  whichProducts: "Which products",
  minimum: "Least worth of the bag",
  limit: "How often in all (empty: without a limit)",
  automaticLabel: "Applies by itself, without a code",
  onceLabel: "Once per customer",
  validFrom: "From (empty: at once)",
  validTo: "Until (empty: without an end)",
  save: "Add the offer",
  saved: (code: string) => `${code} is added.`,
  try: "Try a bag",
  tryWhy: "What a bag would cost, which offer would apply, and why not another one. Nothing is ordered.",
  sku: "SKU",
  skuAt: (position: number) => `SKU ${position}`,
  quantity: "Quantity",
  quantityAt: (position: number) => `Quantity ${position}`,
  another: "Another item",
  remove: "Remove",
  removeAt: (position: number) => `Remove item ${position}`,
  enteredCode: "Code the shopper enters (optional)",
  shippingPrice: "Shipping (empty: not known yet)",
  abroad: "It goes abroad",
  work: "Work it out",
  subTotal: "Items",
  takenOff: (code: string) => `Offer ${code}`,
  total: "To pay",
  noOffer: "No offer applies.",
  codeRefused: (code: string, why: string) => `The code ${code} does not apply: ${why}.`,
  each: "Each offer on this bag",
  wouldTake: (amount: string) => `would take off ${amount}`,
  not: (why: string) => `does not apply: ${why}`,
  leavesOut: "leaves out what is reduced already",
} as const;

export const GIFT_CARD_KINDS: Record<GiftCardWire["kind"], string> = {
  wallet: "Until it is used up",
  onetime: "For one order",
};

export const GIFT_CARD_STATES: Readonly<Record<string, string>> = {
  active: "Can be spent",
  inactive: "Used up",
  deactivated: "Deactivated",
};

export const giftCardTexts = {
  title: "Gift cards",
  why: "Whoever has the code can spend what is on it.",
  none: "There is no gift card yet.",
  price: "Worth",
  kind: "How it is spent",
  name: "For whom (optional)",
  expires: "Until (empty: without an end)",
  issue: "Issue a gift card",
  issued: (code: string) => `The gift card ${code} is issued.`,
  copy: "Copy its code",
  copied: "Copied",
  balance: (balance: string, price: string) => `${balance} of ${price}`,
  made: (day: string) => `issued ${day}`,
  until: (day: string) => `until ${day}`,
  deactivate: "Deactivate",
  deactivateOf: (code: string) => `Deactivate ${code}`,
  deactivateSure: "Really? It pays nothing from then on.",
} as const;
