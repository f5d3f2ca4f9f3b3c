import { giftCardsOwed } from "@/lib/domain/order/gift-cards-owed";
import { anOrderItem } from "@/tests/factories/order";

const cards = [
  { code: "B", amount: 40_000 },
  { code: "A", amount: 30_000 },
];
const items = [anOrderItem({ net: 60_000 }), anOrderItem({ position: 1, net: 40_000 })];
const cancelled = (...positions: number[]) =>
  items.map((item) => (positions.includes(item.position) ? { ...item, status: "c_confirmed" as const } : item));

it.each([
  { what: "nothing was cancelled", items, refundAmount: 0, owed: { A: 30_000, B: 40_000 } },
  { what: "only money was returned", items: cancelled(1), refundAmount: 40_000, owed: { A: 30_000, B: 40_000 } },
  { what: "one card got some back", items: cancelled(1), refundAmount: 30_000, owed: { A: 20_000, B: 40_000 } },
  { what: "one card got all back", items: cancelled(1), refundAmount: 0, owed: { B: 30_000 } },
  { what: "all was returned to the cards", items: cancelled(0, 1), refundAmount: 30_000, owed: {} },
])("takes from the cards what they still owe when $what", ({ items, refundAmount, owed }) => {
  const left = giftCardsOwed({ giftCards: cards, items, refundAmount });
  expect(Object.fromEntries(left.map(({ code, amount }) => [code, amount]))).toEqual(owed);
});
