import { formatMoney } from "@/lib/domain/currency/money";

type MoneyProps = { /** Hundredths of `currency`, as the server has worked it out. */ shown: number; currency: string };

/**
 * An amount that is in the currency it is paid in already: unlike a `Price`, nothing in the browser converts it.
 */
export function Money({ shown, currency }: MoneyProps) {
  return <span className="tabular whitespace-nowrap">{formatMoney(shown, currency)}</span>;
}
