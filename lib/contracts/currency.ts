import { z } from "zod";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { amount, flag, list, text, tolerant } from "@/lib/contracts/codec/tolerant";
import type { Currency } from "@/lib/domain/store/store";

/** Three capital letters; `Intl.NumberFormat` throws on anything else. */
export const currencyCode = () =>
  tolerant(z.string().regex(/^[A-Z]{3}$/), (sent) => (typeof sent === "string" ? sent.trim().toUpperCase() : sent));

export const currencyTypesSchema = list(
  z.object({
    country_code: currencyCode(),
    /** The currency's symbol as an HTML entity, such as `&#8377;`. */
    html_code: text(),
    default_currency: flag(false),
    /** Percent. */
    additional_charges: amount(),
  }),
);
export type CurrencyTypesWire = z.infer<typeof currencyTypesSchema>;

/** The rates of a currency. Rates that are missing or not positive are left out. */
const rates = tolerant(z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()), (sent) => {
  const entries = typeof sent === "object" && sent !== null ? Object.entries(sent) : [];
  return Object.fromEntries(
    entries
      .map(([code, rate]) => [code.toUpperCase(), Number(rate)] as const)
      .filter(([code, rate]) => /^[A-Z]{3}$/.test(code) && rate > 0 && Number.isFinite(rate)),
  );
});

export const liveCurrenciesSchema = list(z.object({ name: currencyCode(), html_code: text(), rates }));
export type LiveCurrenciesWire = z.infer<typeof liveCurrenciesSchema>;

/**
 * The column `store_properties.currency_list`: for each currency, the countries whose visitors see prices in that
 * currency if the store chooses it by country.
 */
export type CurrencyListWire = readonly {
  currency_code: string;
  country_list: readonly { code: string; name: string }[];
}[];

/** The base currency of a store that has not chosen another one. Source: specification §9. */
const USUAL_BASE_CURRENCY = "INR";

/** Code of the currency in which a store's amounts are stored. */
export function toBaseCurrency(types: CurrencyTypesWire): string {
  return (
    types.find((type) => type.default_currency)?.country_code ??
    types.find((type) => type.country_code === USUAL_BASE_CURRENCY)?.country_code ??
    types[0]?.country_code ??
    USUAL_BASE_CURRENCY
  );
}

/**
 * The currencies a shopper may choose, the base currency first.
 *
 * Units:  `rateMillionths`: the price of one unit of the currency in millionths of the base currency;
 *         `chargeBasisPoints`: the additional charge in basis points.
 * Source: specification §3, "Currency": the rate of currency X is `rates[base]` in the entry of `live` named X.
 */
export function toCurrencies(
  types: CurrencyTypesWire,
  live: LiveCurrenciesWire,
  countryList: CurrencyListWire,
): Currency[] {
  const base = toBaseCurrency(types);
  const typeByCode = new Map(types.map((type) => [type.country_code, type]));
  const codes = [...new Set([base, ...typeByCode.keys()])];
  return codes.flatMap((code) => {
    const rateMillionths = code === base ? 1_000_000 : usableRate(code, base, live);
    if (rateMillionths === null) {
      console.warn(`Currency ${code} has no usable rate to ${base} and is left out.`);
      return [];
    }
    return {
      code,
      symbol: toSymbol(typeByCode.get(code)?.html_code ?? "", code),
      isDefault: code === base,
      chargeBasisPoints: toScaledInteger(typeByCode.get(code)?.additional_charges ?? 0, 2),
      rateMillionths,
      countries: countryList.find(({ currency_code }) => currency_code === code)?.country_list ?? [],
    };
  });
}

function usableRate(code: string, base: string, live: LiveCurrenciesWire): number | null {
  const rate = live.find((row) => row.name === code)?.rates[base];
  if (rate === undefined || rate > 1_000_000_000) return null;
  // A rate below half a millionth rounds to zero, which would later divide by zero, so it counts as missing.
  return toScaledInteger(rate, 6) || null;
}

const NAMED_SYMBOLS: Record<string, string> = { euro: "€", pound: "£", yen: "¥", cent: "¢", dollar: "$" };

/**
 * The character for an HTML entity such as `&#8377;`, `&#x20b9;` or `&euro;`. If the entity is missing or invalid, the
 * currency's standard symbol is used.
 */
function toSymbol(htmlCode: string, code: string): string {
  const symbol = htmlCode.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (_, decimal, hex, name) =>
    name
      ? (NAMED_SYMBOLS[String(name).toLowerCase()] ?? "")
      : character(decimal ? Number(decimal) : Number(`0x${hex}`)),
  );
  const isSymbol = symbol.length > 0 && symbol.length <= 5 && !/[<>&]/.test(symbol);
  return isSymbol ? symbol : standardSymbol(code);
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function standardSymbol(code: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" });
  return parts.formatToParts(0).find((part) => part.type === "currency")?.value ?? code;
}
