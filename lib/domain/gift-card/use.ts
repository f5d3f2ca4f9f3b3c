import type { StoreDetails } from "../store/store";

/** A gift card of which somebody has paid; amounts in minor units of the base. */
export type UsedGiftCard = {
  /** The end of its code: who has all of it has the money. */
  ending: string;
  /** What the owner calls it; may be empty. */
  name: string;
  kind: "onetime" | "wallet";
  price: number;
  balance: number;
  isActive: boolean;
  /** Null for a card that does not end. */
  expiresAt: Date | null;
  /** The latest first. */
  uses: readonly GiftCardUse[];
};

export type GiftCardUse = {
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
  /** What it has paid of the order. */
  amount: number;
  /** The order was cancelled, and the card has that again. */
  isReturned: boolean;
};

/** What can be said of a card: whether there is something on it that can be spent. */
export type GiftCardState = "good" | "empty" | "expired" | "inactive";

export function giftCardState(
  { isActive, balance, expiresAt }: Pick<UsedGiftCard, "isActive" | "balance" | "expiresAt">,
  now: Date,
): GiftCardState {
  if (!isActive) return "inactive";
  if (expiresAt && now > expiresAt) return "expired";
  return balance > 0 ? "good" : "empty";
}

/** Cards are sold on the shelf, or given out by hand; a quotation is paid with none. */
export function offersGiftCards({ features, subType }: Pick<StoreDetails, "features" | "subType">): boolean {
  return subType !== "quot" && (features.giftCards || features.manualGiftCards);
}
