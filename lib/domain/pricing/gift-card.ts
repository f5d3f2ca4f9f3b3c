import { fail, ok, type Result } from "../result";
import { totalOf } from "./total";

/**
 * A bought gift card; see docs/domain.md#gift-cards. Amounts in minor units of the base currency, without the
 * additional charge.
 */
export type GiftCard = {
  /**
   * The first order paid with a one-time card uses up its balance, even if the order costs less. A wallet loses only
   * the amount used.
   */
  kind: "onetime" | "wallet";
  isActive: boolean;
  balance: number;
  /** The last day on which the card can be used; null if it never expires. */
  expiresOn: Date | null;
  /**
   * The time until which the card is on hold, because another order is being paid with it; null if it is not on hold. A
   * hold for the order being priced counts as no hold.
   */
  heldUntil: Date | null;
};

/** A code as the shopper entered it, and the gift card with this code, if there is one. */
export type AskedGiftCard = { code: string; card: GiftCard | null };

export type GiftCardRefusal =
  | "gift_card_unknown"
  | "gift_card_inactive"
  | "gift_card_expired"
  | "gift_card_empty"
  | "gift_card_on_hold"
  | "gift_card_repeated"
  | "gift_cards_too_many";

export type UsedGiftCard = { code: string; amount: number; balanceAfter: number };

export type GiftCardAnswer = {
  /**
   * The cards in the order the shopper entered them. If earlier cards already pay everything, a card is listed with an
   * amount of 0 and keeps its balance.
   */
  used: UsedGiftCard[];
  refused: { code: string; reason: GiftCardRefusal }[];
};

export const GIFT_CARDS_PER_ORDER = 3;

/**
 * Pays `amount` with gift cards, in the order the shopper entered them, until nothing is left to pay.
 *
 * Units:  minor units of the base currency; `amount` is what is left after the offer, without the charge for cash on
 *         delivery.
 * Source: docs/domain.md#gift-cards; pricing rules 15 and 19: at most three different valid cards; invalid ones do not
 *         count towards the three.
 */
export function payWithGiftCards(asked: readonly AskedGiftCard[], amount: number, now: Date): GiftCardAnswer {
  const { used, refused }: GiftCardAnswer = { used: [], refused: [] };
  for (const each of asked) {
    const accepted = acceptCard(each, used, now);
    if (!accepted.ok) {
      refused.push({ code: each.code, reason: accepted.code });
      continue;
    }
    const needed = amount - totalOf(used.map((card) => card.amount));
    used.push({ code: each.code, ...drawFrom(accepted.value, needed) });
  }
  return { used, refused };
}

function acceptCard(
  { code, card }: AskedGiftCard,
  used: readonly UsedGiftCard[],
  now: Date,
): Result<GiftCard, GiftCardRefusal> {
  if (!card) return fail("gift_card_unknown");
  if (!card.isActive) return fail("gift_card_inactive");
  if (card.expiresOn && now > card.expiresOn) return fail("gift_card_expired");
  if (card.balance <= 0) return fail("gift_card_empty");
  if (card.heldUntil && now < card.heldUntil) return fail("gift_card_on_hold");
  if (used.some((other) => other.code === code)) return fail("gift_card_repeated");
  return used.length < GIFT_CARDS_PER_ORDER ? ok(card) : fail("gift_cards_too_many");
}

function drawFrom({ kind, balance }: GiftCard, needed: number): { amount: number; balanceAfter: number } {
  const amount = Math.min(balance, needed);
  const isSpent = kind === "onetime" && amount > 0;
  return { amount, balanceAfter: isSpent ? 0 : balance - amount };
}
