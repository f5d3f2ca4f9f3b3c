import { render, screen } from "@testing-library/react";
import { hasReturns, OrderReturns } from "@/components/order/returns";
import type { SoldVariant } from "@/lib/domain/return/exchange";
import type { OrderReturn } from "@/lib/domain/return/return";
import { anExchange, anOrder, anOrderItem, aReturn } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

const NOW = new Date("2026-11-24T10:00:00Z");
const usual = aStore();
const store = {
  ...usual,
  setting: {
    ...usual.setting,
    returnDays: { Pcs: 14, Mts: 0, Kgs: 0 },
    returns: { ...usual.setting.returns, isOffered: true, offersGiftCard: true, offersExchange: true },
  },
  features: { ...usual.features, manualGiftCards: true },
};
const order = anOrder({
  status: "delivered",
  deliveredAt: new Date("2026-11-20T10:00:00Z"),
  items: [anOrderItem({ quantity: 200, productId: "stole", variantId: "small" })],
});
const returned = aReturn({ status: "approved", answer: "Gladly.", decidedAt: NOW });
const show = (returns: OrderReturn[] = [], orderKey: string | null = null, variants: SoldVariant[] = []) => {
  const props = { store, order, returns, orderKey, variants, now: NOW };
  return render(<OrderReturns {...props} />).container;
};

it("asks what to return, why and what for, in a form that works without script", () => {
  const form = show([], "a key").querySelector("form");
  expect(form).toHaveAttribute("action", "/api/orders/order/returns?key=a+key");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [])];
  expect(fields.map(({ name }) => name)).toEqual([
    "order_id",
    "key",
    "quantity_0",
    "reason",
    "note",
    "picture",
    "wish",
  ]);
  const quantities = screen.getByLabelText("Stole");
  expect([...quantities.querySelectorAll("option")].map(({ value }) => value)).toEqual(["0", "1", "2"]);
});

it("shows a return with its steps and the word of the shop, and offers what is left", () => {
  show([returned]);
  expect(screen.getByText(/Your return is approved/)).toBeVisible();
  expect(screen.getByText("Stole · 1 piece")).toBeVisible();
  expect(screen.getByText("The shop says: Gladly.")).toBeVisible();
  expect([...screen.getByLabelText("Stole").querySelectorAll("option")]).toHaveLength(2);
});

it("offers nothing once everything is asked for, and says nothing if there is nothing to say", () => {
  const all = { ...returned, items: [{ position: 0, quantity: 200, exchange: null }] };
  expect(show([all]).querySelector("form")).toBeNull();
  expect(hasReturns({ store, order: { ...order, status: "dispatched" }, returns: [], now: NOW })).toBe(false);
});

const variant = (variantId: string, overrides: Partial<SoldVariant> = {}): SoldVariant => ({
  productId: "stole",
  variantId,
  sku: variantId,
  options: [variantId],
  image: "",
  price: 100_000,
  stock: 500,
  allowsBackorder: false,
  ...overrides,
});

it("offers the variants in stock in exchange, with what each costs more or less", () => {
  const large = variant("large", { price: 120_050 });
  show([], null, [variant("small"), large, variant("cheap", { price: 90_000 }), variant("gone", { stock: 0 })]);
  const options = [...screen.getByLabelText("Exchange Stole for").querySelectorAll("option")];
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["", "Nothing, I would like it refunded"],
    ["small", "small · same price"],
    ["large", "large · ₹200.50 more each"],
    ["cheap", "cheap · ₹100 less each"],
  ]);
});

it("says what a return was exchanged for, and where that is", () => {
  const items = [{ position: 0, quantity: 200, exchange: anExchange({ options: ["L"], difference: 20_000 }) }];
  show([{ ...returned, status: "received", items, exchangeOrder: { id: "new", number: "777" }, pictureId: "p" }]);
  expect(screen.getByText("In exchange: L · ₹200 more")).toBeVisible();
  expect(screen.getByText("Your exchange is order 777.")).toBeVisible();
  expect(screen.getByText("You sent a picture.")).toBeVisible();
});
