import * as fc from "fast-check";
import { exchangeDifference, exchangeVariants, type SoldVariant } from "@/lib/domain/return/exchange";
import { exchangePrice, newExchangeOrder } from "@/lib/domain/return/exchange-order";
import { choosePaymentOfDifference, sharesOf } from "@/lib/domain/return/exchange-payment";
import { checkReturn } from "@/lib/domain/return/return";
import { aPaymentType } from "@/tests/factories/checkout";
import { anExchange, anOrder, anOrderItem } from "@/tests/factories/order";

const item = anOrderItem({ productId: "kurta", variantId: "small", unitPrice: 90_000, addonPrice: 0, quantity: 300 });
const variant = (variantId: string, overrides: Partial<SoldVariant> = {}): SoldVariant => ({
  productId: "kurta",
  variantId,
  sku: variantId,
  options: [variantId],
  image: "",
  price: 100_000,
  stock: 200,
  allowsBackorder: false,
  ...overrides,
});
const plain = { code: "INR", rateMillionths: 1_000_000, chargeBasisPoints: 0 };

it.each([
  { what: "enough of it is there", of: variant("large"), quantity: 200, isOffered: true },
  { what: "it is the same again", of: variant("small"), quantity: 100, isOffered: true },
  { what: "its stock is not counted", of: variant("large", { stock: null }), quantity: 900, isOffered: true },
  {
    what: "more can be ordered",
    of: variant("large", { stock: 0, allowsBackorder: true }),
    quantity: 100,
    isOffered: true,
  },
  { what: "too little is there", of: variant("large"), quantity: 300, isOffered: false },
  { what: "it is another product", of: variant("large", { productId: "stole" }), quantity: 100, isOffered: false },
])("offers a variant or not: $what", ({ of, quantity, isOffered }) => {
  expect(exchangeVariants(item, quantity, [of])).toHaveLength(isOffered ? 1 : 0);
});

it("exchanges nothing that has no variants", () => {
  expect(exchangeVariants({ productId: "kurta", variantId: "" }, 100, [variant("large")])).toEqual([]);
});

it.each([
  { what: "the same price", price: 100_000, own: [variant("small")], currency: plain, difference: 0 },
  { what: "more, for two pieces", price: 120_000, own: [variant("small")], currency: plain, difference: 40_000 },
  { what: "less", price: 70_000, own: [variant("small")], currency: plain, difference: -60_000 },
  { what: "more than was paid, if its own is gone", price: 120_000, own: [], currency: plain, difference: 60_000 },
  {
    what: "more, with the charge of the currency",
    price: 120_000,
    own: [variant("small")],
    currency: { ...plain, chargeBasisPoints: 500 },
    difference: 42_000,
  },
])("costs $what", ({ price, own, currency, difference }) => {
  const wanted = variant("large", { price });
  expect(exchangeDifference(item, 200, { wanted, variants: [...own, wanted] }, currency)).toBe(difference);
});

it("leaves the addon of a piece out of the price of a variant that is gone", () => {
  const wanted = variant("large", { price: 80_000 });
  const withAddon = { ...item, unitPrice: 90_000, addonPrice: 10_000 };
  expect(exchangeDifference(withAddon, 100, { wanted, variants: [wanted] }, plain)).toBe(0);
});

it("splits what came back without losing or making money", () => {
  const amount = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(amount, amount, amount, (money, cards, price) => {
      const { exchange, rest } = sharesOf({ amount: money, toGiftCards: cards }, price);
      expect(exchange.amount + (rest?.amount ?? 0)).toBe(money);
      expect(exchange.toGiftCards + (rest?.toGiftCards ?? 0)).toBe(cards);
      expect(exchange.amount + exchange.toGiftCards).toBe(Math.min(price, money + cards));
      for (const share of [exchange, rest ?? exchange])
        expect(Math.min(share.amount, share.toGiftCards)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const stripe = aPaymentType({ name: "Stripe", kind: "stripe" });
const razorpay = aPaymentType({ name: "Razorpay", kind: "razorpay", currencies: ["INR"] });
const transfer = aPaymentType({ name: "Bank Payment", kind: "bank_transfer" });
const cash = aPaymentType({ name: "COD", kind: "cod" });
it.each([
  { what: "as before", paymentName: "Razorpay", payments: [stripe, razorpay], name: "Razorpay" },
  { what: "by the first provider after cash", paymentName: "COD", payments: [cash, transfer, stripe], name: "Stripe" },
  { what: "by transfer without a provider", paymentName: "COD", payments: [cash, transfer], name: "Bank Payment" },
  { what: "in no way that is offered", paymentName: "COD", payments: [cash], name: undefined },
])("lets the difference be paid $what", ({ paymentName, payments, name }) => {
  expect(choosePaymentOfDifference({ paymentName, currency: plain }, payments)?.name).toBe(name);
});

it("leaves out a provider that does not take the currency", () => {
  const order = { paymentName: "Razorpay", currency: { ...plain, code: "USD" } };
  expect(choosePaymentOfDifference(order, [razorpay, stripe])?.name).toBe("Stripe");
});

const terms = {
  id: "new",
  payment: { name: "Stripe", label: "Card" },
  billingPlace: { country: { code: "IN", name: "India" }, state: "Kerala" },
  taxRates: [],
  transferHoldHours: 48,
  now: new Date("2026-11-24T10:00:00Z"),
};
const order = anOrder({ status: "delivered", offerCode: "TEN", items: [item] });
const exchanged = [{ item, quantity: 200, worth: 150_000, exchange: anExchange({ difference: 40_000 }) }];

it("makes an order of what was paid and the difference, which awaits the rest", () => {
  const made = newExchangeOrder(order, exchanged, { ...terms, credit: { code: "CARD", amount: 150_000 } });
  expect(made).toMatchObject({
    id: "new",
    status: "placed",
    paymentStatus: "awaited",
    paymentName: "Stripe",
    grandTotal: 190_000,
    giftCardAmount: 150_000,
    finalPrice: 40_000,
    shippingCost: 0,
    offerCode: "",
    deliveredAt: null,
    items: [{ variantId: "other", quantity: 200, unitPrice: 95_000, net: 190_000, stockTaken: 100 }],
  });
  expect(made.holdUntil).toEqual(new Date("2026-11-26T10:00:00Z"));
});

it("makes an order without anything to pay if what came back is worth as much", () => {
  const even = [{ item, quantity: 200, worth: 150_000, exchange: anExchange() }];
  const made = newExchangeOrder(order, even, { ...terms, credit: { code: "CARD", amount: 150_000 } });
  expect(made).toMatchObject({ paymentStatus: "none", paymentName: "", finalPrice: 0, holdUntil: null });
});

it("never costs less than nothing", () => {
  expect(exchangePrice([{ worth: 10_000, exchange: anExchange({ difference: -30_000 }) }])).toBe(0);
});

it("refuses a variant that is not there, and names the difference of one that is", () => {
  const delivered = anOrder({ status: "delivered", deliveredAt: terms.now, items: [item], currency: plain });
  const rules = {
    terms: {
      isOffered: true,
      reasons: ["Fit"],
      paidBy: "shop" as const,
      instructions: "",
      offersGiftCard: false,
      offersExchange: true,
      takesWithdrawals: false,
      excludedProducts: [],
    },
    days: { Pcs: 14, Mts: 0, Kgs: 0 },
    variants: [variant("small"), variant("large", { price: 110_000 })],
  };
  const ask = (exchangeFor: string) =>
    checkReturn(
      delivered,
      [],
      rules,
      {
        items: [{ position: 0, quantity: 200, exchangeFor }],
        reason: "Fit",
        note: "",
        pictureId: null,
        wish: "refund",
      },
      terms.now,
    );
  expect(ask("gone")).toMatchObject({ code: "exchange_unavailable" });
  expect(ask("large")).toMatchObject({ ok: true, value: [{ exchange: { variantId: "large", difference: 20_000 } }] });
});
