import { decimalMoney, formatMoney } from "@/lib/domain/money";

type PriceProps = { /** Minor units of the base currency. */ amount: number; currency: string; className?: string };

/** An amount in the store's base currency, readable by machines too. */
export function Price({ amount, currency, className }: PriceProps) {
  return (
    <data value={decimalMoney(amount)} className={className}>
      {formatMoney(amount, currency)}
    </data>
  );
}
