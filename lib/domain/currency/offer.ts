import type { Currency } from "../store/store";

/** The store's currencies for the script in the head, in the attribute `data-currencies` of the page. */
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

/** "₹ INR"; only the code when the symbol is the code. */
export function currencyLabel({ code, symbol }: Pick<Currency, "code" | "symbol">): string {
  return symbol === code ? code : `${symbol} ${code}`;
}
