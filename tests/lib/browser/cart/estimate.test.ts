import { cartCount, estimateCart, isPendingItem } from "@/lib/browser/cart/estimate";
import type { AddedItem, CartWrite, PendingCartWrite } from "@/lib/browser/cart/journal";
import { aCart, aCartItem } from "../../../factories/cart-wire";

const shown = { name: "Madder saree", slug: "saree", image: "products/saree.webp", addon_name: "", unit_price: 5_000 };
const anAddition = (overrides: Partial<AddedItem> = {}): CartWrite => ({
  kind: "add",
  item: {
    product_id: "saree",
    quantity: 1,
    unit: "Pcs",
    variant_types: [{ name: "Colour", value: "Madder" }],
    addon_id: "",
    model_id: "",
    ...overrides,
  },
  shown,
});
const pending = (...writes: CartWrite[]): PendingCartWrite[] =>
  writes.map((write, index) => ({ id: String(index), keptAt: 0, write, isSent: true }));
const estimate = (...writes: CartWrite[]) => estimateCart(aCart({ note: "Ring" }), pending(...writes));

it("shows an added item at once with its unit price, but without a line total", () => {
  const { items, totals } = estimate(anAddition({ quantity: 2 }));
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    name: "Madder saree",
    quantity: 2,
    unit_price: 5_000,
    line_total: null,
    refusal: null,
  });
  expect(items.map(isPendingItem)).toEqual([false, true]);
  expect(totals).toEqual(aCart().totals);
});
it("increases the quantity of the same item only", () => {
  const same = estimate(anAddition({ product_id: "stole", variant_types: [] }));
  expect(same.items).toMatchObject([{ item_id: "item-1", quantity: 2, line_total: 1_000 }]);
  expect(estimate(anAddition({ product_id: "stole" })).items).toHaveLength(2);
  expect(estimate(anAddition({ product_id: "stole", variant_types: [], addon_id: "hem" })).items).toHaveLength(2);
});
it("sums metres without binary fractions", () => {
  const cart = aCart({ items: [aCartItem({ unit: "Mts", quantity: 0.1 })] });
  const cloth = anAddition({ product_id: "stole", variant_types: [], unit: "Mts", quantity: 0.2 });
  expect(estimateCart(cart, pending(cloth)).items[0]?.quantity).toBe(0.3);
});
it("applies the changes in their order", () => {
  const cart = estimate(
    { kind: "quantity", itemId: "item-1", quantity: 2 },
    { kind: "quantity", itemId: "item-1", quantity: 5 },
    { kind: "details", details: { gift_wrap: true } },
  );
  expect(cart).toMatchObject({ items: [{ quantity: 5 }], gift_wrap: true, note: "Ring" });
  expect(estimate({ kind: "remove", itemId: "item-1" }).items).toEqual([]);
});
it("ignores a change of an item that is no longer there", () => {
  expect(estimate({ kind: "quantity", itemId: "other", quantity: 2 }).items).toEqual(aCart().items);
});
it("counts every piece, and one for each item cut or weighed", () => {
  const items = [aCartItem({ quantity: 3 }), aCartItem({ unit: "Mts", quantity: 2.5 }), aCartItem({ unit: "Kgs" })];
  expect(cartCount({ items })).toBe(5);
});
