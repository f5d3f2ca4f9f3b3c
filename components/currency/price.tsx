"use client";
import { useAtomValue } from "jotai";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { keepText } from "@/lib/browser/site/keep-text";
import { convertFromBase } from "@/lib/domain/currency/currency";
import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";

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
