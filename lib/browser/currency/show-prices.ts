import { convertFromBase } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";
import type { OfferedCurrency } from "@/lib/domain/currency/offer";
import { syncText } from "../site/sync-text";

/**
 * A ref that shows the prices within an element in the shopper's currency. For elements whose content is HTML and not
 * React's: it holds amounts of the base currency as `<data value="1249.50">`. An inline script in <head> may have
 * converted them already.
 */
export function showPricesIn(base: string, shown: OfferedCurrency | undefined) {
  return (element: HTMLElement | null) => {
    for (const price of element?.getElementsByTagName("data") ?? []) {
      const amount = Math.round(Number(price.value) * 100);
      syncText(shown ? formatMoney(convertFromBase(amount, shown), shown.code) : formatMoney(amount, base))(price);
    }
  };
}
