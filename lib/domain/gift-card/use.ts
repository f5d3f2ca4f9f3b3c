import type { StoreDetails } from "../store/store";

/** A gift card that a customer has paid with. Amounts in minor units of the base currency. */
export type UsedGiftCard = {
  /** The last characters of the code. The whole code is not shown, because anyone who has it can spend the balance. */
  ending: string;
  /** The name the owner has given the gift card; may be empty. */
  name: string;
  kind: "onetime" | "wallet";
  price: number;
  balance: number;
  isActive: boolean;
  /** Null for a card that does not expire. */
  expiresAt: Date | null;
  /** The orders that the customer has paid with this card, the most recent first. */
  uses: readonly GiftCardUse[];
};

export type GiftCardUse = {
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
  /** The amount the gift card paid towards the order. */
  amount: number;
  /** True if the order was cancelled and the amount was returned to the gift card. */
  isReturned: boolean;
};

/** `good` if the shopper can pay with the card; otherwise the reason why not. */
export type GiftCardState = "good" | "empty" | "expired" | "inactive";

export function giftCardState(
  { isActive, balance, expiresAt }: Pick<UsedGiftCard, "isActive" | "balance" | "expiresAt">,
  now: Date,
): GiftCardState {
  if (!isActive) return "inactive";
  if (expiresAt && now > expiresAt) return "expired";
  return balance > 0 ? "good" : "empty";
}

/**
 * Whether the store has gift cards at all, either sold in the shop or issued by the owner. A store that takes
 * quotations has none, because quotations cannot be paid with gift cards.
 */
export function offersGiftCards({ features, subType }: Pick<StoreDetails, "features" | "subType">): boolean {
  return subType !== "quot" && (features.giftCards || features.manualGiftCards);
}
