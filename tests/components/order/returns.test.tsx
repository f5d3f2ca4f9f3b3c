import { render, screen } from "@testing-library/react";
import { hasReturns, OrderReturns } from "@/components/order/returns";
import type { OrderReturn } from "@/lib/domain/return/return";
import { anOrder, anOrderItem, aReturn } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

const NOW = new Date("2026-11-24T10:00:00Z");
const usual = aStore();
const store = {
  ...usual,
  setting: {
    ...usual.setting,
    returnDays: { Pcs: 14, Mts: 0, Kgs: 0 },
    returns: { ...usual.setting.returns, isOffered: true, offersGiftCard: true },
  },
  features: { ...usual.features, manualGiftCards: true },
};
const order = anOrder({
  status: "delivered",
  deliveredAt: new Date("2026-11-20T10:00:00Z"),
  items: [anOrderItem({ quantity: 200 })],
});
const returned = aReturn({ status: "approved", answer: "Gladly.", decidedAt: NOW });
const show = (returns: OrderReturn[] = [], orderKey: string | null = null) =>
  render(<OrderReturns store={store} order={order} returns={returns} orderKey={orderKey} now={NOW} />).container;

it("asks what to return, why and what for, in a form that works without script", () => {
  const form = show([], "a key").querySelector("form");
  expect(form).toHaveAttribute("action", "/api/orders/order/returns?key=a+key");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [])];
  expect(fields.map(({ name }) => name)).toEqual(["order_id", "key", "quantity_0", "reason", "note", "wish"]);
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
  const all = { ...returned, items: [{ position: 0, quantity: 200 }] };
  expect(show([all]).querySelector("form")).toBeNull();
  expect(hasReturns({ store, order: { ...order, status: "dispatched" }, returns: [], now: NOW })).toBe(false);
});
