import type { ChargedAmount } from "./amount";

/**
 * `not_recorded`: the provider has taken money that we do not know of. `not_charged`: the provider has not taken what
 * counts as paid. `amount`: it took another amount. `refunded`: it has returned another amount than we have recorded.
 */
export const DIFFERENCE_KINDS = ["not_recorded", "not_charged", "amount", "refunded"] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What a provider has taken and returned of a payment, in minor units of its currency. */
export type ProviderSums = ChargedAmount & { refunded: number };

/** A payment as we have recorded it. */
export type RecordedPayment = ChargedAmount & {
  /** `kept` pays an order. `due` was taken for nothing and is still to be returned, as `returned` is already. */
  state: "kept" | "due" | "returned" | "none";
  refunded: {
    throughProvider: number;
    /** What the owner has returned by hand: elsewhere, or in the provider's dashboard. */
    byHand: number;
    /** What was asked for and has no answer yet, or a bad one: the provider may have returned it all the same. */
    waiting: number;
  };
};

/** A payment that differs, with its order; `amount` is what we have recorded. */
export type ListedDifference = {
  kind: DifferenceKind;
  orderNumber: string;
  provider: string;
  reference: string | null;
  amount: number;
  theirs: ProviderSums;
  foundAt: Date;
};

/**
 * Compares a payment as we have recorded it with what its provider says; `theirs` is null if the provider took nothing.
 * Null if both say the same. Of a payment that is to be returned, or was, any amount may have been taken: a wrong one
 * is why it is returned.
 */
export function differenceOf(ours: RecordedPayment, theirs: ProviderSums | null): DifferenceKind | null {
  if (theirs === null) return ours.state === "none" ? null : "not_charged";
  const { throughProvider, byHand, waiting } = ours.refunded;
  const most = throughProvider + byHand + waiting;
  const isRefunded = theirs.refunded >= throughProvider && theirs.refunded <= most;
  switch (ours.state) {
    case "none":
      return theirs.amount > theirs.refunded ? "not_recorded" : null;
    case "kept":
      if (ours.amount !== theirs.amount || ours.currencyCode !== theirs.currencyCode) return "amount";
      return isRefunded ? null : "refunded";
    case "due":
      return theirs.refunded === 0 ? null : "refunded";
    case "returned":
      return isRefunded || theirs.refunded === theirs.amount ? null : "refunded";
  }
}
