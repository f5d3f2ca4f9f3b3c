import { offerLabel, SUM_LABELS } from "@/lib/domain/order/labels";
export const viewTexts = {
  heading: (name: string) => `Your ${name}`,
  count: (count: number) => (count === 0 ? "No items" : `${count} ${count === 1 ? "item" : "items"}`),
  items: "Items",
  refused: (name: string, reason: string) => `Your ${name} could not be changed. ${reason}`,
} as const;

export const emptyTexts = {
  heading: (name: string) => `Your ${name} is empty`,
  allProducts: "Browse all products",
  wishlist: "Your wishlist",
} as const;

export const keepShoppingTexts = { link: "Keep shopping" } as const;

export const freeShippingTexts = {
  before: "Add ",
  after: (place: string) => ` for free shipping${place}.`,
  reached: (place: string) => `Your order ships free${place}.`,
  atHome: " within the country",
} as const;

export const goesWithTexts = { heading: "Goes well with" } as const;

export const estimateTexts = {
  title: "Estimate shipping",
  label: "PIN code",
  submit: "Estimate",
  to: (place: string) => `To ${place}`,
  notServed: "We do not deliver to this PIN code.",
  atMost: "up to ",
  free: "Free",
} as const;

export const panelTexts = {
  heading: (name: string, count: number | null) => `Your ${name}${count === null ? "" : ` (${count})`}`,
  close: "Close",
  loading: (name: string) => `Loading your ${name}…`,
  failed: (name: string) => `Your ${name} could not be loaded, but your items are saved. Try again in a moment.`,
  empty: "Nothing here yet. Items you add will appear here.",
  allProducts: "Browse all products",
  subtotal: "Subtotal",
  view: (name: string) => `View ${name}`,
} as const;

export const itemTexts = {
  /** Before the price of an addon that is paid once for an item of cloth or yarn. */
  addonOnce: (addon: string) => `${addon}, once:`,
  lineTotal: "Line total ",
  remove: "Remove",
  moveToWishlist: "Move to wishlist",
} as const;

export const quantityTexts = {
  more: (name: string) => `Increase quantity of ${name}`,
  less: (name: string) => `Decrease quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  update: "Update",
} as const;

export const noticeTexts = {
  onlyLeft: (amount: string) => `Only ${amount} left.`,
  notInTotal: " It is not included in the total.",
  changeTo: (amount: string) => `Change to ${amount}`,
  priceChanged: { beforeOldPrice: "The price has changed from ", beforeNewPrice: " to ", end: "." },
  acceptPrice: "OK",
} as const;

export const removedTexts = {
  /** `from` is "from your bag" or, in a quotation store, "from your quote list". */
  removed: (item: string, from: string) => `${item} was removed ${from}.`,
  moved: (item: string) => `${item} was moved to your wishlist.`,
  viewWishlist: "View wishlist",
  undo: "Undo",
  undoWhat: (item: string) => `: put ${item} back`,
} as const;

export const lateRefusalTexts = {
  /** `to` is "to your bag" or, in a quotation store, "to your quote list". */
  notAdded: (item: string, to: string, reason: string) => `${item} could not be added ${to}. ${reason}`,
  dismiss: "Dismiss",
} as const;

export const detailsTexts = {
  giftWrap: "Gift wrap",
  perItem: { before: ", ", after: " per item" },
  optional: "(optional)",
  saving: "Saving…",
  save: "Save",
} as const;

export const summaryTexts = {
  heading: "Summary",
  subtotal: SUM_LABELS.sub_total,
  packaging: SUM_LABELS.packaging,
  giftWrapping: SUM_LABELS.gift_wrapping,
  shipping: SUM_LABELS.shipping,
  shippingLater: "calculated at checkout",
  total: "Total before shipping",
  taxesIncluded: "Taxes included.",
  offer: (code: string) => offerLabel(code),
  fullPriceOnly: "full-price items only",
  minus: "\u2212",
} as const;

/** In a shop that can neither deliver nor hand over an order. */
export const askShopTexts = {
  heading: "Ask us for it",
  text: "You cannot order online at the moment, because we can neither deliver orders nor hand them over. Tell us what you would like, and we will find a way.",
  subject: "An order that cannot be delivered",
  message: (items: readonly string[]) => ["I would like to order:", ...items].join("\n"),
  label: "Your message",
  whatsapp: "Ask on WhatsApp",
  sent: "Thank you. We will answer by e-mail and have sent you a confirmation.",
} as const;

/** Instead of the text of `value_below_minimum`: the amounts are in the currency that the shopper has chosen. */
export const belowMinimumTexts = {
  beforeMinimum: "Minimum order ",
  beforeMissing: ". Add ",
  end: " more to continue.",
} as const;
