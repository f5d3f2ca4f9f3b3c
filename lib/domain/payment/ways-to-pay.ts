/** A bank that lets its customers pay in instalments (EMI). */
type InstalmentPlan = {
  /** The bank's code at the provider, which is its short name: "HDFC". */
  bank: string;
  /** The lowest amount for which the bank does, in minor units of the provider's base currency. */
  leastAmount: number;
  /** For how many months. */
  months: readonly number[];
};

/** What a provider's window offers besides cards, as the provider says. */
export type WaysToPay = { currencyCode: string; takesUpi: boolean; instalments: readonly InstalmentPlan[] };

/** What of it is offered for an amount; `months` is null if there are no instalments. */
export type OfferedWays = { takesUpi: boolean; banks: readonly string[]; months: { from: number; to: number } | null };

/** What a provider offers for this amount. Null if it is nothing worth saying, or the amount is in another currency. */
export function offeredWays(
  { currencyCode, takesUpi, instalments }: WaysToPay,
  charged: { amount: number; currencyCode: string },
): OfferedWays | null {
  if (charged.currencyCode !== currencyCode) return null;
  const plans = instalments.filter(({ leastAmount, months }) => leastAmount <= charged.amount && months.length > 0);
  const months = plans.flatMap((plan) => plan.months);
  const span = months.length > 0 ? { from: Math.min(...months), to: Math.max(...months) } : null;
  return takesUpi || span ? { takesUpi, banks: plans.map(({ bank }) => bank), months: span } : null;
}
