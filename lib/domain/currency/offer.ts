import type { Currency } from "../store/store";

/** What pages need to know of a currency. */
export type OfferedCurrency = Omit<Currency, "countries">;

/** The currencies without their countries, which are looked up once per visit. */
export function offeredCurrencies(currencies: readonly Currency[]): OfferedCurrency[] {
  return currencies.map(({ countries, ...offered }) => offered);
}

/** Whether the visitor's country can decide which currency is shown first. */
export function isChosenByCountry(currencies: readonly Currency[], isOn: boolean): boolean {
  return isOn && currencies.some(({ countries }) => countries.length > 0);
}

/**
 * The store's currencies in the form of the page's attribute `data-currencies`, from which the script in the document
 * head reads them.
 */
export type CurrencyOffer = { base: string; byCountry: boolean; rows: readonly OfferedRow[] };
export type OfferedRow = readonly [code: string, chargeBasisPoints: number, rateMillionths: number, label: string];

export function currencyOfferJson(base: string, currencies: readonly OfferedCurrency[], byCountry: boolean): string {
  const rows = currencies
    .filter(({ code }) => code !== base)
    .map((currency): OfferedRow => {
      return [currency.code, currency.chargeBasisPoints, currency.rateMillionths, currencyLabel(currency)];
    });
  return JSON.stringify({ base, byCountry, rows } satisfies CurrencyOffer);
}

/** The currency's symbol and code, such as "₹ INR". If the symbol is the code, the code is not repeated. */
export function currencyLabel({ code, symbol }: Pick<Currency, "code" | "symbol">): string {
  return symbol === code ? code : `${symbol} ${code}`;
}
