import fc from "fast-check";
import { convertFromBase } from "@/lib/domain/currency/currency";
import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";
import { currencyOfferJson } from "@/lib/domain/currency/offer";
import { countdown } from "@/lib/domain/site/countdown";
import type { Currency } from "@/lib/domain/store/store";
import { atBasePath } from "@/lib/inline/at-base-path";
import { FIRST_PAINT_SCRIPT } from "@/lib/inline/scripts";
import { aCurrency, DOLLAR, EURO, RUPEE } from "../../factories/currency";

const CURRENCIES = [RUPEE, DOLLAR, EURO];

/** Runs the first-paint script, then adds the body of the page, in the order in which a browser does it. */
async function arrive(body: string) {
  new Function(atBasePath(FIRST_PAINT_SCRIPT))();
  document.body.innerHTML = body;
  await Promise.resolve();
}
const finishLoading = () => document.dispatchEvent(new Event("DOMContentLoaded"));

const offer = (currencies: readonly Currency[] = CURRENCIES, byCountry = true, base = "INR") => {
  const element = document.createElement("template");
  element.dataset.currencies = currencyOfferJson(base, currencies, byCountry);
  return element.outerHTML;
};
const priceTag = (amount: number) => `<data value="${decimalMoney(amount)}">${formatMoney(amount, "INR")}</data>`;
const shownPrices = () => [...document.querySelectorAll("data")].map((price) => price.textContent);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
  delete window.paintedCurrency;
});
afterEach(finishLoading);

it("writes every price as React will render it", async () => {
  const amounts = fc.array(fc.oneof(fc.nat(1_000_000), fc.integer({ min: 0, max: 1_000_000_000_000 })), {
    minLength: 20,
    maxLength: 60,
  });
  const currencies = fc
    .record({
      code: fc.constantFrom("USD", "EUR", "GBP", "AED", "JPY", "CHF", "INR"),
      chargeBasisPoints: fc.integer({ min: 0, max: 2_000 }),
      rateMillionths: fc.oneof(
        fc.integer({ min: 1_000, max: 5_000_000 }),
        fc.integer({ min: 1_000, max: 400_000_000 }),
      ),
    })
    .map((parts) => aCurrency(parts));
  const base = aCurrency({ code: "MYR", isDefault: true });
  await fc.assert(
    fc.asyncProperty(amounts, currencies, async (values, currency) => {
      localStorage.setItem("currency", JSON.stringify(currency.code));
      await arrive(offer([base, currency], true, base.code) + values.map(priceTag).join(""));
      finishLoading();
      expect(shownPrices()).toEqual(
        values.map((value) => formatMoney(convertFromBase(value, currency), currency.code)),
      );
    }),
    { numRuns: 60 },
  );
});

it.each([
  { saved: '"USD"', paints: "USD" },
  { saved: '"INR"', country: "EUR", paints: undefined }, // the visitor chose the default currency on purpose
  { saved: '"CHF"', country: "EUR", paints: "EUR" }, // the saved currency is no longer offered
  { saved: null, country: "EUR", paints: "EUR" },
  { saved: null, country: "EUR", byCountry: false, paints: undefined },
  { saved: null, country: null, paints: undefined },
  { saved: "{broken", country: "EUR", paints: "EUR" },
  { saved: '["USD"]', paints: undefined },
])("paints $paints when $saved is saved and the visitor's country has $country", async (given) => {
  const { saved, country, byCountry = true, paints } = given;
  if (saved !== null) localStorage.setItem("currency", saved);
  if (country !== undefined) localStorage.setItem("visitor_country", JSON.stringify({ currency: country }));
  await arrive(offer(CURRENCIES, byCountry) + priceTag(64_000));
  expect(window.paintedCurrency).toBe(paints);
  const currency = CURRENCIES.find(({ code }) => code === paints) ?? RUPEE;
  expect(shownPrices()).toEqual([formatMoney(convertFromBase(64_000, currency), currency.code)]);
});

it("corrects a price when the parser adds the rest of its text later", async () => {
  localStorage.setItem("currency", '"USD"');
  await arrive(`${offer()}<data value="640.00">₹6</data>`);
  const [price] = document.querySelectorAll("data");
  price?.append("40");
  await Promise.resolve();
  expect(shownPrices()).toEqual([formatMoney(convertFromBase(64_000, DOLLAR), "USD")]);
});

it("sets selectors and labels, and leaves other `data` elements in the owner's texts alone", async () => {
  localStorage.setItem("currency", '"EUR"');
  const options = CURRENCIES.map(({ code }) => `<option value="${code}">${code}</option>`).join("");
  await arrive(
    `${offer()}<select name="currency">${options}</select><span data-currency-label="">₹ INR</span><data>two</data><data value="12">twelve</data>`,
  );
  expect(document.querySelector("select")?.value).toBe("EUR");
  expect(document.querySelector("[data-currency-label]")?.textContent).toBe("€ EUR");
  expect(shownPrices()).toEqual(["two", "twelve"]);
});

it("stops changing the page once it has loaded", async () => {
  localStorage.setItem("currency", '"USD"');
  await arrive(offer());
  finishLoading();
  document.body.insertAdjacentHTML("beforeend", priceTag(64_000));
  await Promise.resolve();
  expect(shownPrices()).toEqual(["₹640"]);
});

describe("when the visitor chooses a currency while the page is parsed", () => {
  const options = CURRENCIES.map(({ code }) => `<option value="${code}">${code}</option>`).join("");
  const page = `${offer()}<select name="currency">${options}</select>${priceTag(64_000)}`;
  const shownSelect = () => document.querySelector("select") ?? document.createElement("select");
  const euros = formatMoney(convertFromBase(64_000, EURO), "EUR");

  /** Changes the page as React does after a change of the currency, and as the parser does. */
  async function showEuros() {
    for (const price of document.querySelectorAll("data")) price.textContent = euros;
    document.body.insertAdjacentHTML("beforeend", "<p>more of the page</p>");
    await Promise.resolve();
  }

  it("leaves the choice alone", async () => {
    localStorage.setItem("currency", '"USD"');
    await arrive(page);
    shownSelect().value = "EUR";
    shownSelect().dispatchEvent(new Event("change", { bubbles: true }));
    await showEuros();
    expect(shownSelect().value).toBe("EUR");
    expect(shownPrices()).toEqual([euros]);
  });

  it("leaves a choice made in another tab alone", async () => {
    localStorage.setItem("currency", '"USD"');
    await arrive(page);
    window.dispatchEvent(new StorageEvent("storage", { key: "currency", newValue: '"EUR"' }));
    await showEuros();
    expect(shownPrices()).toEqual([euros]);
  });

  it("goes on painting when another field of the page changes", async () => {
    localStorage.setItem("currency", '"USD"');
    await arrive(`${page}<select name="sort_by"></select>`);
    document.querySelector("[name=sort_by]")?.dispatchEvent(new Event("change", { bubbles: true }));
    document.body.insertAdjacentHTML("beforeend", priceTag(64_000));
    await Promise.resolve();
    const dollars = formatMoney(convertFromBase(64_000, DOLLAR), "USD");
    expect(shownPrices()).toEqual([dollars, dollars]);
  });
});

describe("the announcement", () => {
  const bar = (endsAt: number) =>
    `<aside data-ends-at="${new Date(endsAt).toISOString()}">Ends in <b data-timer></b></aside>`;

  it("shows the same remaining time as the page later does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40_000_000_000 }), async (left) => {
        const now = Date.now();
        const clock = jest.spyOn(Date, "now").mockReturnValue(now);
        await arrive(bar(now + left));
        finishLoading();
        clock.mockRestore();
        expect(document.querySelector("[data-timer]")?.textContent).toBe(
          countdown(new Date(now + left), new Date(now)),
        );
      }),
      { numRuns: 60 },
    );
  });
  it("is hidden when it has ended", async () => {
    await arrive(bar(Date.now() - 1));
    expect(document.querySelector("aside")).not.toBeVisible();
  });
  it("is shown until it ends", async () => {
    await arrive(bar(Date.now() + 60_000));
    expect(document.querySelector("aside")).toBeVisible();
  });
});
