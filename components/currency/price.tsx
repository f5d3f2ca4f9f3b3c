"use client";
import { useAtomValue } from "jotai";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { syncText } from "@/lib/browser/site/sync-text";
import { convertFromBase } from "@/lib/domain/currency/currency";
import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";

/** `amount` is in minor units of the base currency. */
type PriceProps = { amount: number; currency: string; className?: string };

/**
 * An amount in the base currency, shown in the shopper's currency. The element also contains the base amount in
 * machine-readable form. An inline script in <head> may have converted the text before hydration; hydration keeps that
 * text. If the currency has changed since, `syncText` corrects it.
 */
export function Price({ amount, currency, className }: PriceProps) {
  const shown = useAtomValue(currencyAtom);
  const text = shown ? formatMoney(convertFromBase(amount, shown), shown.code) : formatMoney(amount, currency);
  return (
    <data value={decimalMoney(amount)} className={className} ref={syncText(text)} suppressHydrationWarning>
      {text}
    </data>
  );
}
