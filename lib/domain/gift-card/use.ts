import type { StoreDetails } from "../store/store";

/** A gift card that a customer has paid with. Amounts in minor units of the base. */
export type UsedGiftCard = {
  /** The last characters of the code. The whole code would let anyone spend the balance. */
  ending: string;
  /** The owner's name for it; may be empty. */
  name: string;
  kind: "onetime" | "wallet";
  price: number;
  balance: number;
  isActive: boolean;
  /** Null for a card that does not expire. */
  expiresAt: Date | null;
  /** The latest first. */
  uses: readonly GiftCardUse[];
};

export type GiftCardUse = {
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
  /** The amount it paid towards the order. */
  amount: number;
  /** The order was cancelled, and the amount is back on the card. */
  isReturned: boolean;
};

/** Whether a card can be spent, or why not. */
export type GiftCardState = "good" | "empty" | "expired" | "inactive";

export function giftCardState(
  { isActive, balance, expiresAt }: Pick<UsedGiftCard, "isActive" | "balance" | "expiresAt">,
  now: Date,
): GiftCardState {
  if (!isActive) return "inactive";
  if (expiresAt && now > expiresAt) return "expired";
  return balance > 0 ? "good" : "empty";
}

/** Stores sell gift cards or issue them by hand. Quotations cannot be paid with them. */
export function offersGiftCards({ features, subType }: Pick<StoreDetails, "features" | "subType">): boolean {
  return subType !== "quot" && (features.giftCards || features.manualGiftCards);
}
