export const countTexts = {
  /** Follows the word "Wishlist" in the label of the header's link: "Wishlist, 3 saved". */
  saved: (count: number) => `, ${count} saved`,
} as const;

export const saveTexts = {
  heart: (product: string) => `Save ${product} to your wishlist`,
  button: "Save to wishlist",
  ofProduct: (product: string) => `: ${product}`,
} as const;
