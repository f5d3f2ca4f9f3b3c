import { currencyRows, withCurrencyRows } from "@/lib/browser/desk/currency-rows";
import type { Settings } from "@/lib/domain/store/setting-field";

const SETTINGS: Settings = {
  currency_types: [
    { country_code: "INR", html_code: "&#8377;", default_currency: true, additional_charges: 0 },
    { country_code: "EUR", html_code: "&euro;", default_currency: false, additional_charges: 4 },
  ],
  live_currencies: [
    { name: "INR", html_code: "", rates: { EUR: 0.01 } },
    { name: "EUR", html_code: "&euro;", rates: { INR: 100, USD: 1.1 } },
  ],
  currency_list: [
    { currency_code: "INR", country_list: [{ code: "IN", name: "India" }] },
    { currency_code: "EUR", country_list: [{ code: "DE", name: "Deutschland" }] },
  ],
};

it("reads the currencies beside the base currency", () => {
  expect(currencyRows(SETTINGS, "INR")).toEqual([{ code: "EUR", rate: 100, charge: 4, countries: ["DE"] }]);
  expect(currencyRows({}, "INR")).toEqual([]);
});

it("writes what it has read, and nothing changes", () => {
  expect(withCurrencyRows(SETTINGS, currencyRows(SETTINGS, "INR"), "INR")).toEqual(SETTINGS);
});

it("adds a currency with its rate and countries, and changes and removes one", () => {
  const rows = [
    { code: "EUR", rate: 101.5, charge: 3, countries: ["DE", "FR"] },
    { code: "GBP", rate: 117, charge: 4, countries: ["GB"] },
  ];
  const written = withCurrencyRows(SETTINGS, rows, "INR");
  expect(currencyRows(written, "INR")).toEqual(rows);
  expect(written.live_currencies).toContainEqual({
    name: "EUR",
    html_code: "&euro;",
    rates: { INR: 101.5, USD: 1.1 },
  });
  expect(written.currency_list).toContainEqual({
    currency_code: "EUR",
    country_list: [
      { code: "DE", name: "Deutschland" },
      { code: "FR", name: "France" },
    ],
  });
  expect(currencyRows(withCurrencyRows(written, [], "INR"), "INR")).toEqual([]);
});
