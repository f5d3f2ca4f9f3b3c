import fc from "fast-check";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { convertPlain, convertToBase } from "@/lib/domain/currency/currency";
import { decimalMoney } from "@/lib/domain/currency/money";
import { AS_IN_THE_BAG } from "@/lib/domain/pricing/bill";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { billRows, showBill } from "@/lib/domain/pricing/show-bill";
import { totalOf } from "@/lib/domain/pricing/total";
import { aCurrency, DOLLAR, EURO, RUPEE } from "../../../factories/currency";
import {
  aGiftCard,
  anItem,
  anOffer,
  anOrderToPrice,
  CASH_ON_DELIVERY,
  percent,
  pricingSettings,
  rupees,
} from "../../../factories/pricing";

const DISCOUNT = { type: "percentage", millionths: percent(20) } as const;
const FULL = anOrderToPrice({
  items: [anItem({ sellingPrice: rupees(1_500), discountedPrice: rupees(1_000) })],
  isGiftWrapped: true,
  settings: pricingSettings({ packaging: { type: "amount", amount: rupees(20) } }),
  manualDiscount: DISCOUNT,
  offer: { asked: { code: "TEN", offer: anOffer() }, automatic: [] },
  giftCards: [
    { code: "A", card: aGiftCard({ balance: rupees(100) }) },
    { code: "B", card: aGiftCard({ balance: rupees(200) }) },
  ],
  cashOnDelivery: { isChosen: true, isGuest: false, isNewCustomer: false, parcelsCameBack: 0, pincode: null },
});

it("lists a bill from the sub total to the final price, each row with its reason", () => {
  expect(billRows(priceOrder(FULL))).toEqual([
    { part: "sub_total", amount: rupees(1_000) },
    { part: "shipping", amount: rupees(80), reason: { code: "flat" } },
    { part: "packaging", amount: rupees(20), reason: { code: "fixed" } },
    { part: "gift_wrapping", amount: rupees(60), reason: { code: "per_unit", each: rupees(60), bagQuantity: 100 } },
    { part: "cash_on_delivery", amount: rupees(50) },
    { part: "grand_total", amount: rupees(1_210) },
    { part: "manual_discount", amount: -rupees(200), reason: DISCOUNT },
    {
      part: "offer",
      amount: -rupees(80),
      reason: { code: "order", isAutomatic: false, leavesOutReduced: false },
      code: "TEN",
    },
    { part: "gift_card", amount: -rupees(100), code: "A" },
    { part: "gift_card", amount: -rupees(200), code: "B" },
    { part: "final_price", amount: rupees(630) },
  ]);
});
it("leaves out rows of 0, but not free shipping", () => {
  const order = anOrderToPrice({
    fulfilment: { kind: "pickup" },
    manualDiscount: { type: "amount", amount: 0 },
    giftCards: [
      { code: "A", card: aGiftCard({ balance: rupees(2_000) }) },
      { code: "B", card: aGiftCard() },
    ],
    cashOnDelivery: { isChosen: true, isGuest: false, isNewCustomer: false, parcelsCameBack: 0, pincode: null },
  });
  expect(billRows(priceOrder(order)).map(({ part, amount }) => [part, amount])).toEqual([
    ["sub_total", rupees(1_000)],
    ["shipping", 0],
    ["grand_total", rupees(1_000)],
    ["gift_card", -rupees(1_000)],
    ["final_price", 0],
  ]);
});
it("lists an amount of one paisa", () => {
  const order = anOrderToPrice({
    settings: pricingSettings({
      packaging: { type: "amount", amount: 1 },
      cashOnDelivery: { ...CASH_ON_DELIVERY, charge: 1 },
    }),
    manualDiscount: { type: "amount", amount: 1 },
    giftCards: [{ code: "A", card: aGiftCard({ balance: 1 }) }],
    cashOnDelivery: { isChosen: true, isGuest: false, isNewCustomer: false, parcelsCameBack: 0, pincode: null },
  });
  const rows = showBill(priceOrder(order)).rows.filter(({ amount }) => Math.abs(amount) === 1);
  expect(rows.map(({ part, shown }) => [part, shown])).toEqual([
    ["packaging", 1],
    ["cash_on_delivery", 1],
    ["manual_discount", -1],
    ["gift_card", -1],
  ]);
});
it("does not list a charge for cash on delivery that was not chosen", () => {
  expect(billRows(priceOrder(anOrderToPrice())).map(({ part }) => part)).not.toContain("cash_on_delivery");
});
it("marks the totals of a cart as totals so far", () => {
  expect(billRows(priceOrder(anOrderToPrice({ ...AS_IN_THE_BAG })))).toEqual([
    { part: "sub_total", amount: rupees(1_000) },
    { part: "grand_total_so_far", amount: rupees(1_000) },
    { part: "final_price_so_far", amount: rupees(1_000) },
  ]);
});

describe("the examples of docs/domain.md#currencies", () => {
  it.each([
    { price: 12_500, currency: DOLLAR, subTotal: 1_312_500, shown: 15_813 },
    { price: 4_999, currency: EURO, subTotal: 519_896, shown: 5_761 },
    { price: 999, currency: RUPEE, subTotal: 99_900, shown: 99_900 },
  ])("a cart of $price is shown as $shown hundredths of $currency.code", ({ price, currency, subTotal, shown }) => {
    const bill = priceOrder(anOrderToPrice({ items: [anItem({ discountedPrice: rupees(price) })], currency }));
    expect(bill.subTotal).toBe(subTotal);
    const { items, rows, currencyCode } = showBill(bill);
    expect(currencyCode).toBe(currency.code);
    expect(rows[0]).toMatchObject({ part: "sub_total", amount: subTotal, shown });
    expect(items).toEqual([{ id: "item", unitPrice: shown, total: shown }]);
  });
});

it("converts items from the item and totals from the total, even if they differ by a cent", () => {
  const items = ["a", "b"].map((id) => anItem({ id, discountedPrice: 50, quantity: 100 }));
  const { items: shown, rows } = showBill(
    priceOrder(anOrderToPrice({ items, currency: aCurrency({ rateMillionths: 40_000_000 }) })),
  );
  expect(shown.map(({ total }) => total)).toEqual([1, 1]); // 1.25 each
  expect(rows[0]?.shown).toBe(3); // 2.5
});
it("shows unit prices beside totals", () => {
  const order = anOrderToPrice({ items: [anItem({ quantity: 300 })], currency: DOLLAR });
  expect(showBill(priceOrder(order)).items).toEqual([{ id: "item", unitPrice: 1_265, total: 3_795 }]);
});
it("rounds discounts like charges", () => {
  const bill = priceOrder(
    anOrderToPrice({
      manualDiscount: { type: "amount", amount: 21 },
      currency: aCurrency({ rateMillionths: 2_000_000 }),
    }),
  );
  expect(showBill(bill).rows.find(({ part }) => part === "manual_discount")?.shown).toBe(-11); // 10.5
});
it("shows a tiny discount as 0, not as minus 0", () => {
  const currency = aCurrency({ rateMillionths: 80_000_000 });
  const bill = priceOrder(anOrderToPrice({ manualDiscount: { type: "amount", amount: 1 }, currency }));
  expect(showBill(bill).rows.find(({ part }) => part === "manual_discount")?.shown).toBe(0);
});
it("shows the store's books in the base currency as they are", () => {
  const bill = priceOrder({ ...FULL, currency: DOLLAR });
  const { rows, currencyCode } = showBill(bill, RUPEE);
  expect(currencyCode).toBe("INR");
  expect(rows.map(({ shown }) => shown)).toEqual(rows.map(({ amount }) => amount));
  expect(showBill(bill).rows.map(({ shown }) => shown)).not.toEqual(rows.map(({ amount }) => amount));
});
it("adds up to the charged amount in the base currency", () => {
  const rows = billRows(priceOrder(FULL));
  const end = rows.findIndex(({ part }) => part === "grand_total");
  const grandTotal = totalOf(rows.slice(0, end).map(({ amount }) => amount));
  expect(rows[end]?.amount).toBe(grandTotal);
  expect(rows.at(-1)?.amount).toBe(grandTotal + totalOf(rows.slice(end + 1, -1).map(({ amount }) => amount)));
});

it("converts a shown price back to the same price", () => {
  const currencies = fc
    .integer({ min: 1_000_000, max: 400_000_000 })
    .map((rateMillionths) => aCurrency({ rateMillionths }));
  fc.assert(
    fc.property(fc.nat(10 ** 9), currencies, (amount, currency) => {
      const shown = convertPlain(amount, currency);
      expect(toScaledInteger(decimalMoney(shown), 2)).toBe(shown);
      expect(convertPlain(convertToBase(shown, currency), currency)).toBe(shown);
    }),
  );
});
it("converts back to the same base amount for currencies worth less", () => {
  const currencies = fc.integer({ min: 1_000, max: 999_999 }).map((rateMillionths) => aCurrency({ rateMillionths }));
  fc.assert(
    fc.property(fc.nat(10 ** 9), currencies, (amount, currency) => {
      expect(convertToBase(convertPlain(amount, currency), currency)).toBe(amount);
    }),
  );
});
