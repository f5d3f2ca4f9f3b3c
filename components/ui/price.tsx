"use client";
import { useAtomValue } from "jotai";
import { convertFromBase } from "@/lib/domain/currency";
import { decimalMoney, formatMoney } from "@/lib/domain/money";
import { currencyAtom } from "@/lib/state/currency";
import { keepText } from "@/lib/state/keep-text";

type PriceProps = { /** Minor units of the base currency. */ amount: number; currency: string; className?: string };

/**
 * An amount of the base currency in the currency that the shopper reads, with the base amount for machines. The head's
 * script may have converted it before React takes it over; React then leaves the text alone, so where the two differ,
 * because the currency has changed meanwhile, it is set here.
 */
export function Price({ amount, currency, className }: PriceProps) {
  const shown = useAtomValue(currencyAtom);
  const text = shown ? formatMoney(convertFromBase(amount, shown), shown.code) : formatMoney(amount, currency);
  return (
    <data value={decimalMoney(amount)} className={className} ref={keepText(text)} suppressHydrationWarning>
      {text}
    </data>
  );
}
