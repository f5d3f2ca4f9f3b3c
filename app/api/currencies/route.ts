import { type CurrencyCountriesWire, currencyCountriesCall } from "@/lib/contracts/currency/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** The currencies by country. Pages do not carry them: they are needed once per visit, and there are some 200 countries. */
export const GET = handle(currencyCountriesCall, async ({ store }) => {
  const currencies = store.features.currencyByCountry ? store.currencies : [];
  const answer: CurrencyCountriesWire = {
    list: currencies.map(({ code, countries }) => ({ country_code: code, country_list: [...countries] })),
  };
  return ok(answer);
});
