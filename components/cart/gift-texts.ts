/** In the bag and at the checkout, which loads no other texts of the bag. */
export const giftTexts = {
  message: "Gift message",
  messageHint: "Up to 200 characters. We write it on a card.",
  noPrices: "No prices in the parcel",
} as const;
