/** Texts shoppers read. `name` is how the store calls the cart: "bag", or "quote list" in a store for quotations. */

export const countTexts = {
  /** Follows the name of the cart in the header's link. */
  items: (count: number) => `, ${count} ${count === 1 ? "item" : "items"}`,
} as const;
