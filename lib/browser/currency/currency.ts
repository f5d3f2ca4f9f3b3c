import { atom } from "jotai";
import { savedAtom } from "@/lib/browser/saved-atom";
import type { Country } from "@/lib/domain/address/country";
import { chooseCurrency } from "@/lib/domain/currency/currency";
import type { OfferedCurrency } from "@/lib/domain/currency/offer";

/** The currency of all amounts, and the currencies that the store offers. `StoreState` sets them. */
export const currencyOfferAtom = atom<{ base: string; currencies: readonly OfferedCurrency[]; isByCountry: boolean }>({
  base: "",
  currencies: [],
  isByCountry: false,
});

/** The code of the currency that the shopper has chosen; null if they have not chosen one. */
export const savedCurrencyAtom = savedAtom<string | null>("currency", isCodeOrNull, null);

/**
 * The visitor's country as last looked up; null if it could not be found. `currency` is the country's currency, from
 * which an inline script in <head> chooses the currency of the first paint, too.
 */
export type VisitorCountry = { country: Country | null; currency: string | null; askedAt: number };
export const visitorCountryAtom = savedAtom<VisitorCountry | null>("visitor_country", isVisitorCountryOrNull, null);

/**
 * The currency in which prices are shown. On pages without a store it is undefined, and prices stay in the base
 * currency.
 */
export const currencyAtom = atom((get) => {
  const { currencies, isByCountry } = get(currencyOfferAtom);
  const saved = get(savedCurrencyAtom);
  const visitor = get(visitorCountryAtom);
  if (saved === undefined || visitor === undefined) return paintedCurrency(currencies);
  return chooseCurrency({ currencies, saved, ofCountry: isByCountry ? (visitor?.currency ?? null) : null });
});

/**
 * The currency of the first paint. An inline script in <head> may have converted the prices to it, and hydration must
 * render the same prices.
 */
function paintedCurrency(currencies: readonly OfferedCurrency[]): OfferedCurrency | undefined {
  const painted = typeof window === "undefined" ? undefined : window.paintedCurrency;
  return currencies.find(({ code, isDefault }) => (painted === undefined ? isDefault : code === painted));
}

function isCodeOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && /^[A-Z]{3}$/.test(value));
}

function isVisitorCountryOrNull(value: unknown): value is VisitorCountry | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("country" in value && "currency" in value && "askedAt" in value)) return false;
  return typeof value.askedAt === "number" && isCodeOrNull(value.currency) && isCountryOrNull(value.country);
}

function isCountryOrNull(value: unknown): value is Country | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("code" in value && "name" in value)) return false;
  return typeof value.code === "string" && typeof value.name === "string";
}
