import * as fc from "fast-check";
import {
  checkReturn,
  type OrderReturn,
  quantitiesToReturn,
  type ReturnRequest,
  returnableItems,
} from "@/lib/domain/return/return";
import type { ReturnTerms } from "@/lib/domain/return/terms";
import { anOrder, anOrderItem, aReturn } from "@/tests/factories/order";

const DELIVERED = new Date("2026-11-01T10:00:00Z");
const NOW = new Date("2026-11-10T10:00:00Z");
const terms = (overrides: Partial<ReturnTerms> = {}): ReturnTerms => ({
  isOffered: true,
  reasons: ["It does not fit"],
  paidBy: "customer",
  instructions: "",
  offersGiftCard: false,
  offersExchange: false,
  takesWithdrawals: false,
  excludedProducts: [],
  ...overrides,
});
const rules = (overrides: Partial<ReturnTerms> = {}) => ({
  terms: terms(overrides),
  days: { Pcs: 14, Mts: 0, Kgs: 30 },
  variants: [],
});
const delivered = (items = [anOrderItem({ quantity: 300 })]) =>
  anOrder({ status: "delivered", deliveredAt: DELIVERED, items });
const refundOf = (quantity: number) => ({
  id: "refund",
  cause: "granted" as const,
  destination: "by_hand" as const,
  status: "done" as const,
  amount: 100_000,
  toGiftCards: 0,
  chargedAmount: 100_000,
  items: [{ position: 0, quantity, amount: 100_000 }],
  shipping: 0,
  reason: "",
  refusal: "",
  giftCardCode: "",
  createdAt: NOW,
});
const customization = { addonId: "lining" } as never;
const most = (...[order, returns = [], own = rules(), now = NOW]: Partial<Parameters<typeof returnableItems>>) =>
  returnableItems(order ?? delivered(), returns, own, now).map((each) => each.most);

it.each([
  { what: "all of a delivered order within its days", order: delivered(), left: [300] },
  { what: "nothing of an order that is on its way", order: anOrder({ status: "dispatched" }), left: [] },
  { what: "no cancelled item", order: delivered([anOrderItem({ status: "c_confirmed" })]), left: [] },
  { what: "no cloth cut from a length", order: delivered([anOrderItem({ unit: "Mts", quantity: 250 })]), left: [] },
  { what: "nothing made to measure", order: delivered([anOrderItem({ customization })]), left: [] },
  { what: "less what is refunded", order: { ...delivered(), refunds: [refundOf(200)] }, left: [100] },
])("lets a shopper return $what", ({ order, left }) => {
  expect(most(order)).toEqual(left);
});

it.each([
  { what: "is asked for", returns: [aReturn()], left: [200] },
  { what: "was refused", returns: [aReturn({ status: "refused" })], left: [200] },
  { what: "came back in bad order", returns: [aReturn({ status: "rejected" })], left: [200] },
  { what: "is asked for in two returns", returns: [aReturn(), aReturn({ id: "other" })], left: [100] },
] as const)("lets nobody return again what $what", ({ returns, left }) => {
  expect(most(delivered(), returns)).toEqual(left);
});

it("counts a received return once, by its refund", () => {
  const order = { ...delivered(), refunds: [refundOf(100)] };
  expect(most(order, [aReturn({ status: "received", refundId: "refund" })])).toEqual([200]);
});

it.each([
  { what: "within the last minute", now: new Date(DELIVERED.getTime() + 14 * 86_400_000 - 1), left: [300] },
  { what: "no longer when the days are over", now: new Date(DELIVERED.getTime() + 14 * 86_400_000), left: [] },
])("takes items back $what", ({ now, left }) => {
  expect(most(delivered(), [], rules(), now)).toEqual(left);
});

it("takes nothing back that the owner excluded, or at all if returns are off", () => {
  expect(most(delivered(), [], rules({ excludedProducts: ["stole"] }))).toEqual([]);
  expect(most(delivered(), [], rules({ isOffered: false }))).toEqual([]);
});

const request: ReturnRequest = {
  items: [{ position: 0, quantity: 100, exchangeFor: null }],
  reason: "It does not fit",
  note: "",
  pictureId: null,
  wish: "refund",
};
const back = (quantity: number, exchangeFor: string | null = null) => [{ position: 0, quantity, exchangeFor }];
it.each([
  { what: "one of three pieces", asked: request, answer: { ok: true } },
  { what: "nothing", asked: { ...request, items: [] }, answer: { code: "return_items_needed" } },
  {
    what: "half a piece",
    asked: { ...request, items: back(50) },
    answer: { code: "item_not_returnable" },
  },
  {
    what: "four of three",
    asked: { ...request, items: back(400) },
    answer: { code: "item_not_returnable" },
  },
  {
    what: "another item",
    asked: { ...request, items: [{ position: 7, quantity: 100, exchangeFor: null }] },
    answer: { code: "item_not_returnable" },
  },
  {
    what: "an item twice",
    asked: { ...request, items: [...back(100), ...back(100)] },
    answer: { code: "item_not_returnable" },
  },
  {
    what: "for a reason of their own",
    asked: { ...request, reason: "Because" },
    answer: { code: "return_reason_unknown" },
  },
  {
    what: "for a gift card that is not offered",
    asked: { ...request, wish: "gift_card" as const },
    answer: { code: "gift_cards_off" },
  },
  {
    what: "in exchange, in a shop that exchanges nothing",
    asked: { ...request, items: back(100, "large") },
    answer: { code: "exchanges_off" },
  },
])("answers who asks to return $what", ({ asked, answer }) => {
  expect(checkReturn(delivered(), [], rules(), asked, NOW)).toMatchObject(answer);
});

it("never lets more come back than was bought, in whatever steps", () => {
  const steps = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 6 }), isRefunded: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (bought, asked) => {
      let order = delivered([anOrderItem({ quantity: bought * 100 })]);
      const returns: OrderReturn[] = [];
      for (const { quantity, isRefunded } of asked) {
        const checked = checkReturn(order, returns, rules(), { ...request, items: back(quantity * 100) }, NOW);
        if (!checked.ok) continue;
        returns.push(aReturn({ items: checked.value, refundId: isRefunded ? "refund" : null }));
        if (isRefunded) order = { ...order, refunds: [...order.refunds, refundOf(quantity * 100)] };
      }
      const total = returns.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(total).toBeLessThanOrEqual(bought * 100);
    }),
  );
});

it("offers whole pieces, and a weight only as a whole", () => {
  expect(quantitiesToReturn({ item: anOrderItem({ quantity: 300 }), most: 200 })).toEqual([100, 200]);
  expect(quantitiesToReturn({ item: anOrderItem({ unit: "Kgs" }), most: 250 })).toEqual([250]);
});
