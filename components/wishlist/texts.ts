import type { WishlistMark } from "@/lib/domain/wishlist/wishlist";

export const MARK_TEXTS: Record<WishlistMark, string> = {
  price_dropped: "Price reduced",
  back_in_stock: "Back in stock",
  sold_out: "Sold out",
  not_sold: "No longer available",
};

export const pageTexts = {
  title: "Wishlist",
  favourites: "Our favourites",
} as const;

export const sharedPageTexts = {
  title: "A shared wishlist",
  heading: "A wishlist shared with you",
  hint: (hidesPrices: boolean) =>
    `Save products to your own wishlist, or open a product to ${hidesPrices ? "ask about it" : "buy it"}.`,
  emptyHeading: "This wishlist is empty",
  emptyText: "The products on it were removed or are no longer available.",
  allProducts: "Browse all products",
} as const;

export const viewTexts = {
  heading: "Wishlist",
  saved: (count: number) => `${count} saved`,
  share: "Share",
  emptyHeading: "Your wishlist is empty",
  emptyText: (hidesPrices: boolean) =>
    `Press the heart on a product to save it here.${hidesPrices ? "" : " We can e-mail you when its price drops."}`,
  newArrivals: "See new arrivals",
  allProducts: "Browse all products",
  /** `to` is "to your bag" or, in a quotation store, "to your quote list". */
  moved: (product: string, to: string) => `${product} was moved ${to}.`,
  removed: (product: string) => `${product} was removed from your wishlist.`,
  viewCart: (name: string) => `View ${name}`,
  undo: "Undo",
  close: "Close",
} as const;

/**
 * Texts of the buttons on a card. Some consist of two parts; the second names the product and is only for screen
 * readers.
 */
export const cardTexts = {
  remove: (product: string) => `Remove ${product} from your wishlist`,
  enquire: "Enquire",
  enquireAbout: (product: string) => ` about ${product}`,
  chooseOptions: "Choose options",
  moveTo: (cart: string) => `Move to ${cart}`,
  ofProduct: (product: string) => `: ${product}`,
  whenSaved: " when you saved it",
} as const;

export const alertTexts = {
  request: (isSoldOut: boolean) => `E-mail me when ${isSoldOut ? "it is back in stock" : "the price drops"}`,
  cancel: (isSoldOut: boolean) => `Do not e-mail me when ${isSoldOut ? "it is back in stock" : "the price drops"}`,
  ofProduct: (product: string) => ` (${product})`,
} as const;

export const shareTexts = {
  heading: "Share this wishlist",
  hint: "Anyone with the link can see these products, but not your name. You can stop sharing at any time.",
  createLink: "Create link",
  stop: "Stop sharing",
  linkLabel: "Link to your wishlist",
  linkTitle: (store: string) => `A wishlist at ${store}`,
  copy: "Copy",
  copied: "Copied",
  share: "Share…",
} as const;
