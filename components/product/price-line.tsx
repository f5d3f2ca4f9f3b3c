"use client";
import { useAtomValue } from "jotai";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { showPricesIn } from "@/lib/browser/currency/show-prices";
import { type PriceLineFacts, priceLineMarkup } from "./price-markup";

/** The price of a product, in the shopper's currency. */
export function PriceLine(facts: PriceLineFacts) {
  const shown = useAtomValue(currencyAtom);
  return (
    <div
      ref={showPricesIn(facts.currency, shown)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
      dangerouslySetInnerHTML={{ __html: priceLineMarkup(facts).html }}
      suppressHydrationWarning
    />
  );
}
