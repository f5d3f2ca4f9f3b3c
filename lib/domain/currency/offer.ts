import type { Currency } from "../store/store";

/** The store's currencies as the script in the head reads them from the page's attribute `data-currencies`. */
export type CurrencyOffer = { base: string; byCountry: boolean; rows: readonly OfferedRow[] };
export type OfferedRow = readonly [code: string, chargeBasisPoints: number, rateMillionths: number, label: string];

export function currencyOfferJson(currencies: readonly Currency[], byCountry: boolean): string {
  const base = currencies.find(({ isDefault }) => isDefault)?.code ?? "";
  const rows = currencies
    .filter(({ isDefault }) => !isDefault)
    .map((currency): OfferedRow => {
      return [currency.code, currency.chargeBasisPoints, currency.rateMillionths, currencyLabel(currency)];
    });
  return JSON.stringify({ base, byCountry, rows } satisfies CurrencyOffer);
}

/** "₹ INR"; only the code if the currency's symbol is its code. */
export function currencyLabel({ code, symbol }: Pick<Currency, "code" | "symbol">): string {
  return symbol === code ? code : `${symbol} ${code}`;
}
