import { orderRows, showOrder } from "@/lib/domain/order/display";
import { anOrder, anOrderItem } from "@/tests/factories/order";

/**
 * The dollar in the examples of pricing rules 2 and 3: one dollar is 83.25 rupees, and prices in rupees include the
 * charge of 5 %.
 */
const dollar = { code: "USD", rateMillionths: 83_250_000, chargeBasisPoints: 500 };

it("lists charges, reductions and the price to pay", () => {
  const order = anOrder({
    packagingCharges: 1_500,
    giftWrapping: 6_000,
    codCharges: 5_000,
    grandTotal: 120_500,
    manualDiscount: 500,
    offerDiscount: 10_000,
    offerCode: "TEN",
    giftCardAmount: 20_000,
    giftCards: [{ code: "AB12-CD34-EF56", amount: 20_000 }],
    finalPrice: 90_000,
  });
  const rows = orderRows(order);
  expect(rows).toEqual([
    { part: "sub_total", amount: 100_000 },
    { part: "shipping", amount: 8_000 },
    { part: "packaging", amount: 1_500 },
    { part: "gift_wrapping", amount: 6_000 },
    { part: "cash_on_delivery", amount: 5_000 },
    { part: "grand_total", amount: 120_500 },
    { part: "manual_discount", amount: -500 },
    { part: "offer", amount: -10_000, code: "TEN" },
    { part: "gift_card", amount: -20_000, ending: "EF56" },
    { part: "final_price", amount: 90_000 },
  ]);
  const parts = rows.filter(({ part }) => part !== "grand_total" && part !== "final_price");
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.finalPrice);
});

it("leaves out rows of 0, but shows free shipping", () => {
  const free = anOrder({ shippingCost: 0, grandTotal: 100_000, finalPrice: 100_000 });
  expect(orderRows(free).map(({ part }) => part)).toEqual(["sub_total", "shipping", "grand_total", "final_price"]);
  expect(orderRows({ ...free, kind: "pickup" }).map(({ part }) => part)).not.toContain("shipping");
});

it("shows a refund after the price", () => {
  expect(orderRows(anOrder({ refundAmount: 108_000 })).at(-1)).toEqual({ part: "refund", amount: -108_000 });
});

it("adds the charge to items, which the order's totals include already", () => {
  const order = anOrder({
    currency: dollar,
    items: [anOrderItem({ unitPrice: 100_000, total: 200_000, quantity: 200 })],
    subTotal: 210_000,
    shippingCost: 8_400,
    grandTotal: 218_400,
    finalPrice: 218_400,
  });
  const { currencyCode, items, rows } = showOrder(order);
  expect(currencyCode).toBe("USD");
  expect(items).toEqual([{ position: 0, unitPrice: 1_261, total: 2_523 }]);
  expect(rows.map(({ part, shown }) => [part, shown])).toEqual([
    ["sub_total", 2_523],
    ["shipping", 101],
    ["grand_total", 2_623],
    ["final_price", 2_623],
  ]);
});

it("rounds reductions like charges", () => {
  const shown = (amount: number) => {
    const rows = showOrder(anOrder({ currency: { ...dollar, rateMillionths: 2_000_000 }, offerDiscount: amount })).rows;
    return rows.find(({ part }) => part === "offer")?.shown;
  };
  // At two rupees to the dollar, 21 paise are 10.5 cents; a half is rounded away from zero, so the reduction is shown
  // as -11.
  expect(shown(21)).toBe(-11);
});
