import { formatMoney } from "@/lib/domain/currency/money";

/** `shown` is in minor units of `currency`; the server has already converted it. */
type MoneyProps = { shown: number; currency: string };

/**
 * An amount that is already in the currency the shopper pays in. Unlike a `Price`, it is never converted in the
 * browser.
 */
export function Money({ shown, currency }: MoneyProps) {
  return <span className="tabular whitespace-nowrap">{formatMoney(shown, currency)}</span>;
}
