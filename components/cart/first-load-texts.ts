/**
 * Texts that shoppers read before the cart's script is loaded. They leave out what the cart is called, because that
 * depends on the store: "bag", or "quote list" in a quotation store.
 */

export const countTexts = {
  /** Follows the name of the cart in the label of the header's link: "Bag, 2 items". */
  items: (count: number) => `, ${count} ${count === 1 ? "item" : "items"}`,
} as const;
