import type { Unit } from "../product/unit";

/** Who pays for sending a returned item back. */
export const RETURN_PAYERS = ["customer", "shop"] as const;

/** What shoppers choose from if the owner names no reasons. */
export const DEFAULT_RETURN_REASONS: readonly string[] = [
  "It does not fit",
  "It looks different from the pictures",
  "It arrived damaged",
  "It is not what I ordered",
  "I changed my mind",
];

/** How a shop takes items back. Within how many days it does is set by unit, in `returnDays`. */
export type ReturnTerms = {
  /** Whether shoppers ask for a return on the page of their order. */
  isOffered: boolean;
  /** The reasons from which they choose. */
  reasons: readonly string[];
  paidBy: (typeof RETURN_PAYERS)[number];
  /** Where and how to send it, for the mail that approves a return; may be empty. */
  instructions: string;
  /** Whether a shopper may choose a gift card instead of the money. */
  offersGiftCard: boolean;
  /** Whether a shopper may choose another variant of the product instead. */
  offersExchange: boolean;
  /** Whether shoppers can withdraw from a contract on a page of the shop, as the European Union asks of its shops. */
  takesWithdrawals: boolean;
  /** The slugs of products that are not taken back. */
  excludedProducts: readonly string[];
};

/**
 * Within how many days of its arrival a product is taken back: 0 if it is not, null if the owner says nothing about it.
 */
export function returnDaysOf(
  { returns, returnDays }: { returns: ReturnTerms; returnDays: Readonly<Record<Unit, number>> },
  { slug, unit }: { slug: string; unit: Unit },
): number | null {
  if (returns.excludedProducts.includes(slug)) return 0;
  const days = returnDays[unit];
  return days > 0 || returns.isOffered ? days : null;
}
