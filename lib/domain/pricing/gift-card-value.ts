import { convertToBase, roundUpToTen } from "../currency/currency";
import type { Currency } from "../store/store";

/**
 * The values at which a gift card is sold, in minor units of the base currency. See docs/domain.md#buying-gift-cards.
 */
export type GiftCardPrice = { type: "fixed"; price: number } | { type: "flexible"; lowest: number; highest: number };

export type GiftCardValueRefusal =
  | "value_not_offered"
  | "value_not_whole"
  | "value_below_minimum"
  | "value_above_maximum";

type Rate = Pick<Currency, "code" | "rateMillionths">;

/** One unit of any currency, in hundredths of that currency. */
const ONE = 100;

/**
 * The value of a gift card, calculated from the amount that the shopper chose in their currency.
 *
 * Units:  `shown` in hundredths of `currency`, a whole number; the value in minor units of the base currency.
 * Source: docs/domain.md#buying-gift-cards; pricing rules 4 and 5: the shop shows values rounded up to a multiple of
 * ten units of the currency, and converts the value that the shopper chose back at the exchange rate.
 */
export function giftCardValue(shown: number, currency: Rate): number {
  return convertToBase(shown, currency);
}

/**
 * Why a gift card cannot be bought for `shown` hundredths of `currency`; null if it can. The store's limits are
 * converted to `currency` and rounded up to a multiple of ten units before they are compared.
 */
export function giftCardValueRefusal(price: GiftCardPrice, shown: number, currency: Rate): GiftCardValueRefusal | null {
  if (price.type === "fixed") return shown === roundUpToTen(price.price, currency) ? null : "value_not_offered";
  if (shown % ONE !== 0) return "value_not_whole";
  if (shown < roundUpToTen(price.lowest, currency)) return "value_below_minimum";
  return shown > roundUpToTen(price.highest, currency) ? "value_above_maximum" : null;
}
