import type { Settings } from "@/lib/domain/store/setting-field";

/** A currency beside the base currency, as its owner writes it. */
export type CurrencyRow = {
  code: string;
  /** What one of it costs in the base currency. */
  rate: number;
  /** In per cent. */
  charge: number;
  /** The codes of the countries that see it first. */
  countries: readonly string[];
};

type CurrencyType = { country_code: string; html_code: string; default_currency: boolean; additional_charges: number };
type LiveCurrency = { name: string; html_code: string; rates: Record<string, number> };
type CountryList = { currency_code: string; country_list: { code: string; name: string }[] };

/** What the call answers is read by its schema on the server. */
const partsOf = ({ currency_types, live_currencies, currency_list }: Settings) => ({
  types: (currency_types ?? []) as CurrencyType[],
  live: (live_currencies ?? []) as LiveCurrency[],
  lists: (currency_list ?? []) as CountryList[],
});

const NAMES = new Intl.DisplayNames("en", { type: "region" });

/** The currencies of a store beside its base currency. */
export function currencyRows(settings: Settings, base: string): CurrencyRow[] {
  const { types, live, lists } = partsOf(settings);
  return types
    .filter(({ country_code }) => country_code !== base)
    .map(({ country_code: code, additional_charges: charge }) => ({
      code,
      rate: live.find(({ name }) => name === code)?.rates[base] ?? 0,
      charge,
      countries: lists.find(({ currency_code }) => currency_code === code)?.country_list.map((each) => each.code) ?? [],
    }));
}

/** The three settings that hold these rows. What else a store has about a currency stays. */
export function withCurrencyRows(
  settings: Settings,
  rows: readonly CurrencyRow[],
  base: string,
): Pick<Settings, "currency_types" | "live_currencies" | "currency_list"> {
  const { types, live, lists } = partsOf(settings);
  const ofBase = types.filter(({ country_code }) => country_code === base);
  const liveOf = (code: string) => live.find(({ name }) => name === code);
  return {
    currency_types: [
      ...(ofBase.length > 0
        ? ofBase
        : [{ country_code: base, html_code: "", default_currency: true, additional_charges: 0 }]),
      ...rows.map(({ code, charge }) => ({
        country_code: code,
        html_code: types.find(({ country_code }) => country_code === code)?.html_code ?? "",
        default_currency: false,
        additional_charges: charge,
      })),
    ],
    live_currencies: [
      ...live.filter(({ name }) => name === base),
      ...rows.map(({ code, rate }) => ({
        name: code,
        html_code: liveOf(code)?.html_code ?? "",
        rates: { ...liveOf(code)?.rates, [base]: rate },
      })),
    ],
    currency_list: [
      ...lists.filter(({ currency_code }) => currency_code === base),
      ...rows.map(({ code, countries }) => ({
        currency_code: code,
        country_list: countries.map((country) => ({ code: country, name: nameOf(lists, country) })),
      })),
    ],
  };
}

function nameOf(lists: readonly CountryList[], country: string): string {
  const known = lists.flatMap(({ country_list }) => country_list).find(({ code }) => code === country)?.name;
  if (known) return known;
  return /^[A-Z]{2}$/.test(country) ? (NAMES.of(country) ?? country) : country;
}
