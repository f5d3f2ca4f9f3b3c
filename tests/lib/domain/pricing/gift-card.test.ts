import fc from "fast-check";
import { type GiftCard, payWithGiftCards } from "@/lib/domain/pricing/gift-card";
import { giftCardValue, giftCardValueRefusal } from "@/lib/domain/pricing/gift-card-value";
import { totalOf } from "@/lib/domain/pricing/total";
import { DOLLAR, RUPEE } from "../../../factories/currency";
import { aGiftCard, NOW, rupees } from "../../../factories/pricing";

const card = (code: string, overrides: Partial<GiftCard> = {}) => ({ code, card: aGiftCard(overrides) });
const pay = (amount: number, ...asked: { code: string; card: GiftCard | null }[]) =>
  payWithGiftCards(asked, rupees(amount), NOW);

describe("the example of docs/domain.md#gift-cards", () => {
  it("to pay 1,800 with cards of 1,000 and 1,500: 1,000 and 800 are used", () => {
    expect(pay(1_800, card("A"), card("B", { balance: rupees(1_500) }))).toEqual({
      used: [
        { code: "A", amount: rupees(1_000), balanceAfter: 0 },
        { code: "B", amount: rupees(800), balanceAfter: rupees(700) },
      ],
      refused: [],
    });
  });
});

it("uses cards in the order entered", () => {
  const [first, second] = [card("A"), card("B", { balance: rupees(1_500) })];
  expect(pay(1_800, second, first).used.map(({ code, amount }) => [code, amount])).toEqual([
    ["B", rupees(1_500)],
    ["A", rupees(300)],
  ]);
});

it.each([
  { kind: "onetime", toPay: 300, used: 300, balanceAfter: 0 }, // the rest is lost
  { kind: "wallet", toPay: 300, used: 300, balanceAfter: 700 },
  { kind: "onetime", toPay: 0, used: 0, balanceAfter: 1_000 }, // an unused card keeps its whole balance
  { kind: "wallet", toPay: 0, used: 0, balanceAfter: 1_000 },
  { kind: "onetime", toPay: 0.01, used: 0.01, balanceAfter: 0 },
] as const)(
  "leaves $balanceAfter on a $kind card of 1,000 after paying $toPay",
  ({ kind, toPay, used, balanceAfter }) => {
    expect(pay(toPay, card("A", { kind })).used).toEqual([
      { code: "A", amount: rupees(used), balanceAfter: rupees(balanceAfter) },
    ]);
  },
);

const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);
it.each<{ case: string; overrides: Partial<GiftCard>; reason: string | undefined }>([
  { case: "switched off", overrides: { isActive: false }, reason: "gift_card_inactive" },
  { case: "expired a moment ago", overrides: { expiresOn: BEFORE }, reason: "gift_card_expired" },
  { case: "expiring at this moment", overrides: { expiresOn: NOW }, reason: undefined },
  { case: "empty", overrides: { balance: 0 }, reason: "gift_card_empty" },
  { case: "of one paisa", overrides: { balance: 1 }, reason: undefined },
  { case: "on hold for another moment", overrides: { heldUntil: AFTER }, reason: "gift_card_on_hold" },
  { case: "on hold until this moment", overrides: { heldUntil: NOW }, reason: undefined },
])("answers $reason to a card $case", ({ overrides, reason }) => {
  const { used, refused } = pay(1, card("A", overrides));
  expect(refused[0]?.reason).toBe(reason);
  expect(used).toHaveLength(reason ? 0 : 1);
});

it("accepts three different valid cards, and does not count invalid ones", () => {
  const asked = [
    { code: "NONE", card: null },
    card("A"),
    card("A"),
    card("OFF", { isActive: false }),
    card("B"),
    card("C"),
    card("D"),
  ];
  const { used, refused } = pay(9_000, ...asked);
  expect(used.map(({ code }) => code)).toEqual(["A", "B", "C"]);
  expect(refused).toEqual([
    { code: "NONE", reason: "gift_card_unknown" },
    { code: "A", reason: "gift_card_repeated" },
    { code: "OFF", reason: "gift_card_inactive" },
    { code: "D", reason: "gift_cards_too_many" },
  ]);
});

const cards = fc.array(
  fc.record({
    code: fc.constantFrom("A", "B", "C", "D", "E"),
    card: fc.option(
      fc
        .record({ kind: fc.constantFrom("wallet" as const, "onetime" as const), balance: fc.nat(1_000) })
        .map(aGiftCard),
    ),
  }),
);
it("never uses more than the balance or the amount, and pays as much as possible", () => {
  fc.assert(
    fc.property(cards, fc.nat(3_000), (asked, toPay) => {
      const { used, refused } = payWithGiftCards(asked, toPay, NOW);
      const paid = totalOf(used.map(({ amount }) => amount));
      const balances = used.map(
        ({ code }) => asked.find((each) => each.code === code && (each.card?.balance ?? 0) > 0)?.card?.balance ?? 0,
      );
      used.forEach(({ amount, balanceAfter }, index) => {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount + balanceAfter).toBeLessThanOrEqual(balances[index] ?? 0);
      });
      expect(paid).toBe(Math.min(toPay, totalOf(balances)));
      expect(used.length + refused.length).toBe(asked.length);
      expect(used.length).toBeLessThanOrEqual(3);
    }),
  );
});

describe("buying a card", () => {
  const fixed = { type: "fixed", price: rupees(2_500) } as const;
  const flexible = { type: "flexible", lowest: rupees(500), highest: rupees(50_000) } as const;
  it("shows 2,500 as 40 dollars, which is a card of 3,320", () => {
    expect(giftCardValueRefusal(fixed, 4_000, DOLLAR)).toBeNull();
    expect(giftCardValue(4_000, DOLLAR)).toBe(rupees(3_320));
  });
  it.each([
    { price: fixed, shown: 250_000, currency: RUPEE, refusal: null },
    { price: fixed, shown: 250_100, currency: RUPEE, refusal: "value_not_offered" },
    { price: fixed, shown: 3_013, currency: DOLLAR, refusal: "value_not_offered" },
    { price: flexible, shown: 50_000, currency: RUPEE, refusal: null },
    { price: flexible, shown: 5_000_000, currency: RUPEE, refusal: null },
    { price: flexible, shown: 49_900, currency: RUPEE, refusal: "value_below_minimum" },
    { price: flexible, shown: 5_000_100, currency: RUPEE, refusal: "value_above_maximum" },
    { price: flexible, shown: 60_050, currency: RUPEE, refusal: "value_not_whole" },
    { price: flexible, shown: 1_000, currency: DOLLAR, refusal: null }, // the minimum of 6.02 dollars is shown as 10
    { price: flexible, shown: 900, currency: DOLLAR, refusal: "value_below_minimum" },
  ])("answers $refusal to $shown hundredths of $currency.code", ({ price, shown, currency, refusal }) => {
    expect(giftCardValueRefusal(price, shown, currency)).toBe(refusal);
  });
});
