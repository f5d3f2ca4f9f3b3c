import type { CartItem } from "./cart/cart";
import { stockRefusals } from "./cart/stock";
import type { ApplicationSetting, StoreDetails } from "./store/store";

/** The longest time that an owner can set: thirty days. */
export const MAX_LEFT_CART_HOURS = 720;

/**
 * How much later than the owner's time the e-mail may still come. Older carts get none: neither all carts of the past when
 * the owner switches the e-mails on, nor those of a time in which no worker ran.
 */
const LATEST_HOURS = 72;

/**
 * How long the consent of a guest counts. It is given for a browser in which nobody signs in, and without it the address
 * is not needed.
 */
export const GUEST_CONSENT_DAYS = 30;

const HOUR_MS = 3_600_000;

/** The page behind the link in the e-mail, which offers to bring the cart back. */
export const LEFT_CART_PAGE = "/left-cart";
export const LEFT_CART_QUERY = { token: "token" } as const;
export type LeftCartDone = "left_cart_in_part" | "left_cart_gone";

export function leftCartPath(token: string): string {
  return `${LEFT_CART_PAGE}?${new URLSearchParams({ [LEFT_CART_QUERY.token]: token })}`;
}

/** Whether the store reminds of carts that were left: the owner has set a time, and the cart can be ordered. */
export function remindsOfLeftCarts({ subType, setting }: Pick<StoreDetails, "subType" | "setting">): boolean {
  return setting.leftCartHours > 0 && subType === "order" && !setting.hidesPrices;
}

/** When carts must have been left to be due now: after `from`, and not after `until`. */
export function leftCartTimes(afterHours: number, now: Date): { from: Date; until: Date } {
  const until = now.getTime() - afterHours * HOUR_MS;
  return { from: new Date(until - LATEST_HOURS * HOUR_MS), until: new Date(until) };
}

export type LeftCart = {
  /** When its shopper agreed to the e-mail; null if they did not, or do not any more. */
  consentedAt: Date | null;
  /** When the cart was last changed. */
  changedAt: Date;
  /** When the oldest of its items was put in; null if the cart is empty. */
  firstItemAt: Date | null;
  /** When the last e-mail about this cart, or about one that was in its place before, was queued. */
  remindedAt: Date | null;
  /** Whether its shopper has ordered anything since the cart was last changed. */
  wasOrderedSince: boolean;
  /** Whether the address is on the suppression list; decision 74. */
  isSuppressed: boolean;
};

export type LeftCartRefusal =
  | "no_consent"
  | "empty"
  | "ordered_since"
  | "reminded_already"
  | "suppressed"
  | "too_early"
  | "too_late";

/**
 * Why no e-mail is sent about this cart now; null if it is.
 *
 * A cart gets one e-mail at most, however often it is changed. It counts as another cart when nothing is left of what was
 * in it then. The time runs from the last change or from the consent, whichever came later.
 *
 * Source: decision 78.
 */
export function leftCartRefusal(cart: LeftCart, afterHours: number, now: Date): LeftCartRefusal | null {
  const { consentedAt, changedAt, firstItemAt, remindedAt, wasOrderedSince, isSuppressed } = cart;
  if (consentedAt === null) return "no_consent";
  if (firstItemAt === null) return "empty";
  if (wasOrderedSince) return "ordered_since";
  if (remindedAt !== null && firstItemAt <= remindedAt) return "reminded_already";
  if (isSuppressed) return "suppressed";
  const leftAt = new Date(Math.max(changedAt.getTime(), consentedAt.getTime()));
  const { from, until } = leftCartTimes(afterHours, now);
  if (leftAt > until) return "too_early";
  return leftAt <= from ? "too_late" : null;
}

/** The items that can be bought now, even if in a smaller quantity. */
export function itemsStillSold<Item extends CartItem>(
  items: readonly Item[],
  rules: Pick<ApplicationSetting, "minQuantity">,
): readonly Item[] {
  const sold = items.flatMap(({ sold, ...item }) => (sold ? [{ ...item, sold }] : []));
  const refusals = stockRefusals(sold, rules);
  return items.filter(({ id, sold }) => sold !== null && refusals.get(id) !== "sold_out");
}
