"use client";
import { useAtomValue } from "jotai";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { syncText } from "@/lib/browser/site/sync-text";
import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";
import { boundText, shownBound } from "@/lib/domain/currency/price-bound";

/** `bound` is in minor units of the base currency and may have a fraction. */
type PriceBoundProps = { bound: number; currency: string };

/**
 * The bound of a price filter, shown as the shopper has typed it. A bound with a fraction is not converted before
 * hydration, because the inline script in <head> knows only amounts with two decimals.
 */
export function PriceBound({ bound, currency }: PriceBoundProps) {
  const shown = useAtomValue(currencyAtom);
  const text = shown ? formatMoney(shownBound(bound, shown), shown.code) : formatMoney(Math.round(bound), currency);
  return (
    <data
      value={Number.isInteger(bound) ? decimalMoney(bound) : boundText(bound)}
      ref={syncText(text)}
      suppressHydrationWarning
    >
      {text}
    </data>
  );
}
