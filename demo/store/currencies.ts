/** The price of one unit of each currency in rupees, and the currency's additional charge in percent. */
const CURRENCIES = [
  { code: "INR", html: "&#8377;", rupees: 1, charge: 0, countries: [["IN", "India"]] },
  { code: "USD", html: "&#36;", rupees: 88.61, charge: 4, countries: [["US", "United States"]] },
  {
    code: "EUR",
    html: "&euro;",
    rupees: 102.48,
    charge: 4,
    countries: [
      ["AT", "Austria"],
      ["BE", "Belgium"],
      ["DE", "Germany"],
      ["ES", "Spain"],
      ["FI", "Finland"],
      ["FR", "France"],
      ["GR", "Greece"],
      ["IE", "Ireland"],
      ["IT", "Italy"],
      ["NL", "Netherlands"],
      ["PT", "Portugal"],
    ],
  },
  { code: "GBP", html: "&pound;", rupees: 116.92, charge: 4, countries: [["GB", "United Kingdom"]] },
  {
    code: "AED",
    html: "AED",
    rupees: 24.13,
    charge: 3.5,
    countries: [["AE", "United Arab Emirates"]],
  },
  { code: "SGD", html: "S&#36;", rupees: 68.05, charge: 4, countries: [["SG", "Singapore"]] },
  { code: "AUD", html: "A&#36;", rupees: 57.47, charge: 4, countries: [["AU", "Australia"]] },
  { code: "JPY", html: "&yen;", rupees: 0.5684, charge: 4, countries: [["JP", "Japan"]] },
  { code: "MYR", html: "RM", rupees: 21.35, charge: 4, countries: [["MY", "Malaysia"]] },
  {
    code: "CHF",
    html: "CHF",
    rupees: 110.26,
    charge: 4.5,
    countries: [
      ["CH", "Switzerland"],
      ["LI", "Liechtenstein"],
    ],
  },
];

export const CURRENCY_TYPES = CURRENCIES.map(({ code, html, charge }) => ({
  country_code: code,
  html_code: html,
  default_currency: code === "INR",
  additional_charges: charge,
  charge_unit: "percentage",
}));

export const COUNTRY_LISTS = CURRENCIES.map(({ code, countries }) => ({
  currency_code: code,
  country_list: countries.map(([country, name]) => ({ code: country, name })),
}));

const SIX_DECIMALS = 1_000_000;

/**
 * One row per currency, in the format of the platform's calls. `rates[X]` is the price, in currency X, of one unit of
 * the row's currency.
 */
export const LIVE_CURRENCIES = CURRENCIES.map((row) => ({
  name: row.code,
  html_code: row.html,
  rates: Object.fromEntries(
    CURRENCIES.map(({ code, rupees }) => [code, Math.round((row.rupees / rupees) * SIX_DECIMALS) / SIX_DECIMALS]),
  ),
}));
