import { z } from "zod";
import { currencyTypesSchema, liveCurrenciesSchema, toBaseCurrency, toCurrencies } from "@/lib/contracts/currency";

const currencies = (types: unknown, live: unknown = [], countries: Parameters<typeof toCurrencies>[2] = []) =>
  toCurrencies(z.decode(currencyTypesSchema, types), z.decode(liveCurrenciesSchema, live), countries);

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => warned.mockRestore());

const INR = { country_code: "INR", html_code: "&#8377;", default_currency: true };

it("lists the base currency first, wherever the owner's list has it", () => {
  const types = [{ country_code: "USD" }, INR];
  expect(currencies(types, [{ name: "USD", rates: { INR: 80 } }]).map(({ code }) => code)).toEqual(["INR", "USD"]);
});

it("takes a currency's rate from the live currency of that name, in units of the base", () => {
  const live = [
    { name: "EUR", rates: { INR: 90.25, USD: 1.1 } },
    { name: "USD", rates: { INR: "83.1234567", EUR: 0.9 } },
  ];
  const [, dollar] = currencies([INR, { country_code: "usd", additional_charges: "2.5" }], live);
  expect(dollar).toMatchObject({ code: "USD", rateMillionths: 83_123_457, chargeBasisPoints: 250 });
});

it.each([
  ["no row", []],
  ["no rate to the base", [{ name: "USD", rates: { EUR: 0.9 } }]],
  ["a rate of zero", [{ name: "USD", rates: { INR: 0 } }]],
  ["a negative rate", [{ name: "USD", rates: { INR: -80 } }]],
  ["a rate that rounds to nothing", [{ name: "USD", rates: { INR: 4e-7 } }]],
  ["a rate that is no number", [{ name: "USD", rates: { INR: "many" } }]],
])("leaves out a currency with %s, and logs that", (_, live) => {
  expect(currencies([INR, { country_code: "USD" }], live).map(({ code }) => code)).toEqual(["INR"]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("USD"));
});

it.each([
  ["&#8377;", "INR", "₹"],
  ["&#x20B9;", "INR", "₹"],
  ["&euro;", "EUR", "€"],
  ["CHF", "CHF", "CHF"],
  ["", "GBP", "£"],
  ["<b>x</b>", "INR", "₹"],
  ["&#1114112;", "INR", "₹"],
])("shows the symbol %s of %s as %s", (html_code, country_code, symbol) => {
  expect(currencies([{ country_code, html_code, default_currency: true }])[0]?.symbol).toBe(symbol);
});

it("lists the countries of a currency", () => {
  const countries = [{ code: "US", name: "United States" }];
  const live = [{ name: "USD", rates: { INR: 80 } }];
  const all = currencies([INR, { country_code: "USD" }], live, [{ currency_code: "USD", country_list: countries }]);
  expect(all.map((currency) => currency.countries)).toEqual([[], countries]);
});

it("lists a currency once, however often the owner entered it", () => {
  expect(currencies([INR, INR])).toHaveLength(1);
});

it.each([
  [[{ country_code: "USD" }, { country_code: "EUR", default_currency: true }], "EUR"],
  [[{ country_code: "USD" }, { country_code: "INR" }], "INR"],
  [[{ country_code: "USD" }, { country_code: "EUR" }], "USD"],
  [[], "INR"],
])("takes from %j the base currency %s, which is the first that shoppers may choose", (types, code) => {
  expect(toBaseCurrency(z.decode(currencyTypesSchema, types))).toBe(code);
  expect(currencies(types)[0]?.code).toBe(code);
});
