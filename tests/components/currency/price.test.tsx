import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { renderToString } from "react-dom/server";
import { Price } from "@/components/currency/price";
import { CurrencySelector } from "@/components/currency/selector";
import { StoreState } from "@/components/store/state";
import type { Currency } from "@/lib/domain/store/store";
import { aCurrency, DOLLAR, EURO, RUPEE } from "../../factories/currency";
import { server } from "../../mocks/server";

const SERVICES = ["https://one.example/json"];
const COUNTRIES = [RUPEE, DOLLAR, EURO].map(({ code, countries }) => ({ country_code: code, country_list: countries }));
type Shop = { currencies?: readonly Currency[]; isByCountry?: boolean; isFixed?: boolean };

function show({ currencies = [RUPEE, DOLLAR, EURO], isByCountry = false, isFixed = false }: Shop = {}) {
  return render(
    <StoreState
      baseCurrency="INR"
      currencies={currencies}
      isCurrencyByCountry={isByCountry}
      geolocationServices={SERVICES}
    >
      <CurrencySelector isFixed={isFixed} />
      <Price amount={1_250_000} currency="INR" />
      <Price amount={83_000} currency="INR" />
    </StoreState>,
  );
}
const shown = () => [...document.querySelectorAll("data")].map((price) => price.textContent);
const RUPEES = ["₹12,500", "₹830"];
const DOLLARS = ["$158.13", "$10.50"];
const EUROS = ["€144.04", "€9.56"];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("shows rupees to a shopper who has chosen nothing, in a shop without currencies by country", () => {
  show();
  expect(shown()).toEqual(RUPEES);
  expect(screen.getByRole("combobox", { name: "Currency" })).toHaveDisplayValue("₹ INR");
});
it("shows the currency chosen on an earlier visit", () => {
  localStorage.setItem("currency", '"USD"');
  show();
  expect(shown()).toEqual(DOLLARS);
});
it("changes every price at once, and remembers the choice", async () => {
  show();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "€ EUR");
  expect(shown()).toEqual(EUROS);
  expect(localStorage.getItem("currency")).toBe('"EUR"');
});
it("keeps the base amount for machines", () => {
  localStorage.setItem("currency", '"USD"');
  show();
  expect(document.querySelector("data")).toHaveAttribute("value", "12500.00");
});
it("follows a choice made in another tab", () => {
  show();
  localStorage.setItem("currency", '"USD"');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "currency" })));
  expect(shown()).toEqual(DOLLARS);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(shown()).toEqual(RUPEES);
});
it("uses the default when the saved choice cannot be decoded, and clears it", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("currency", "{broken");
  sessionStorage.setItem("other", "x");
  show();
  expect(shown()).toEqual(RUPEES);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
it.each([
  { case: "the store hides the choice", shop: { isFixed: true } },
  { case: "there is only one currency", shop: { currencies: [RUPEE] } },
])("is a plain label when $case", ({ shop }) => {
  show(shop);
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(screen.getByText("₹ INR")).toBeVisible();
});
it("shows a currency without its own symbol as the code only", () => {
  show({ currencies: [RUPEE, aCurrency({ code: "AED", symbol: "AED" })] });
  expect(screen.getByRole("option", { name: "AED" })).toBeInTheDocument();
});
it("shows the base currency where there is no store", () => {
  render(<Price amount={64_000} currency="INR" />);
  expect(shown()).toEqual(["₹640"]);
});

it("corrects prices when the currency has changed before hydration", () => {
  const shop = (
    <StoreState
      baseCurrency="INR"
      currencies={[RUPEE, DOLLAR]}
      isCurrencyByCountry={false}
      geolocationServices={SERVICES}
    >
      <CurrencySelector isFixed={true} />
      <Price amount={1_250_000} currency="INR" />
    </StoreState>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(shop);
  expect(shown()).toEqual(["₹12,500"]);
  localStorage.setItem("currency", '"USD"');
  window.paintedCurrency = "USD";
  render(shop, { container, hydrate: true });
  delete window.paintedCurrency;
  expect(shown()).toEqual(["$158.13"]);
  expect(container.querySelector("[data-currency-label]")).toHaveTextContent("$ USD");
});
it("keeps a choice made before hydration", () => {
  const shop = (
    <StoreState
      baseCurrency="INR"
      currencies={[RUPEE, DOLLAR]}
      isCurrencyByCountry={false}
      geolocationServices={SERVICES}
    >
      <CurrencySelector isFixed={false} />
      <Price amount={1_250_000} currency="INR" />
    </StoreState>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(shop);
  for (const select of container.querySelectorAll("select")) select.value = "USD";
  render(shop, { container, hydrate: true });
  expect(shown()).toEqual(["$158.13"]);
  expect(localStorage.getItem("currency")).toBe('"USD"');
});

describe("with the currency of the visitor's country", () => {
  const platformSays = (country: string) => {
    const asked = jest.fn();
    server.use(
      http.get("/api/session", () => {
        asked();
        return HttpResponse.json({ kind: "anonymous", country });
      }),
      http.get("/api/currencies", () => HttpResponse.json({ list: COUNTRIES })),
    );
    return asked;
  };

  it("shows the country's currency as soon as it is known, and at once on the next page", async () => {
    const asked = platformSays("FR");
    const { unmount } = show({ isByCountry: true });
    expect(shown()).toEqual(RUPEES);
    // The country and its currency are asked for one after the other, once the browser is idle.
    expect(await screen.findByText("€144.04", {}, { timeout: 5_000 })).toBeVisible();
    unmount();
    show({ isByCountry: true });
    expect(shown()).toEqual(EUROS);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem("currency")).toBeNull();
  });
  it("keeps the default when the countries of the currencies cannot be read", async () => {
    platformSays("FR");
    server.use(http.get("/api/currencies", () => HttpResponse.json({ code: "too_many_requests" }, { status: 429 })));
    show({ isByCountry: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shown()).toEqual(RUPEES);
  });
  it("looks up no country when the shopper has chosen a currency, or without the feature", async () => {
    const asked = platformSays("FR");
    localStorage.setItem("currency", '"USD"');
    show({ isByCountry: true }).unmount();
    localStorage.clear();
    show({ isByCountry: false });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).not.toHaveBeenCalled();
    expect(shown()).toEqual(RUPEES);
  });
  it("keeps the default, and looks up nothing more on this visit, when the country is unknown", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const asked = jest.fn();
    server.use(
      http.get("/api/session", () => HttpResponse.json({ kind: "anonymous" })),
      http.get("https://one.example/json", () => {
        asked();
        return HttpResponse.error();
      }),
    );
    const { unmount } = show({ isByCountry: true });
    await new Promise((resolve) => setTimeout(resolve, 600));
    unmount();
    show({ isByCountry: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(RUPEES);
    warn.mockRestore();
  });
});
