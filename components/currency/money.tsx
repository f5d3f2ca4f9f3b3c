import { formatMoney } from "@/lib/domain/currency/money";

/** `shown` is in hundredths of `currency`, as calculated by the server. */
type MoneyProps = { shown: number; currency: string };

/** An amount that is already in the currency of payment. Unlike a `Price`, the browser never converts it. */
export function Money({ shown, currency }: MoneyProps) {
  return <span className="tabular whitespace-nowrap">{formatMoney(shown, currency)}</span>;
}
