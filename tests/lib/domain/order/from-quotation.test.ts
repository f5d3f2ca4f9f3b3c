import { findTransferMethod, newOrderFromQuotation } from "@/lib/domain/order/from-quotation";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { TaxRate } from "@/lib/domain/pricing/tax";
import { aPaymentType } from "@/tests/factories/checkout";
import { anAddress } from "@/tests/factories/order";
import { aPricedQuotation, aQuotationItem } from "@/tests/factories/quotation";

const rate = (id: string, igstMillionths: number, isPrimary = false): TaxRate => ({
  id,
  name: id,
  isPrimary,
  homeCountry: "India",
  homeStates: ["Kerala"],
  cgstMillionths: igstMillionths / 2,
  sgstMillionths: igstMillionths / 2,
  igstMillionths,
  abroadMillionths: 0,
});
const terms = {
  id: "order",
  payment: { name: "Bank Payment", label: "Bank Payment" },
  billingPlace: { country: { code: "IN", name: "India" }, state: "Kerala" },
  taxRates: [rate("gst-5", 50_000, true), rate("gst-12", 120_000)],
  transferHoldHours: 48,
  now: new Date("2026-11-22T08:00:00Z"),
};

it("orders the requested items at the offered prices, to be paid by transfer", () => {
  const company = anAddress({ name: "Menon Textiles" });
  const gst = { company: "Menon Textiles", number: "32AAAAA0000A1Z5" };
  const order = newOrderFromQuotation(aPricedQuotation({ companyAddress: company, gst, note: "Soon" }), terms);
  expect(order).toMatchObject({
    status: "placed",
    paymentStatus: "awaited",
    paymentName: "Bank Payment",
    holdUntil: new Date("2026-11-24T08:00:00Z"),
    remindAt: new Date("2026-11-23T08:00:00Z"),
    placedAt: terms.now,
    subTotal: 900_000,
    shippingCost: 50_000,
    grandTotal: 950_000,
    finalPrice: 950_000,
    kind: "delivery",
    shippingAddress: company,
    billingAddress: anAddress(),
    gst,
    note: "Soon",
    invoiceNumber: null,
    items: [{ slug: "stole", unitPrice: 90_000, total: 900_000, net: 900_000, stockTaken: 0, status: "" }],
  });
});

it("splits the included tax by rate, with shipping in the largest group", () => {
  const shawl = aQuotationItem({ position: 1, taxRateId: "gst-12", unitPrice: 11_200, total: 112_000 });
  const stoles = aQuotationItem({ unitPrice: 90_000, total: 900_000 });
  const sums = { subTotal: 1_012_000, shippingCost: 45_000, finalPrice: 1_057_000 };
  const { taxGroups } = newOrderFromQuotation(aPricedQuotation({ items: [stoles, shawl], ...sums }), terms);
  expect(taxGroups.map(({ rateId, amount, taxable }) => [rateId, amount, taxable])).toEqual([
    ["gst-5", 945_000, 900_000],
    ["gst-12", 112_000, 100_000],
  ]);
  expect(taxGroups[0]?.components.map(({ name, amount }) => [name, amount])).toEqual([
    ["CGST", 22_500],
    ["SGST", 22_500],
  ]);
});

it("spreads the charge of its currency over its items, and keeps its rate", () => {
  const currency = { code: "USD", rateMillionths: 83_000_000, chargeBasisPoints: 250 };
  const items = [aQuotationItem({ total: 101 }), aQuotationItem({ position: 1, total: 101 })];
  const order = newOrderFromQuotation(
    aPricedQuotation({ currency, items, subTotal: 207, shippingCost: 0, finalPrice: 207 }),
    terms,
  );
  expect(order.currency).toEqual(currency);
  expect(order.items.map(({ net }) => net)).toEqual([104, 103]);
});

it("has nothing to pay when the price is 0", () => {
  const free = { subTotal: 0, shippingCost: 0, finalPrice: 0, items: [aQuotationItem({ unitPrice: 0, total: 0 })] };
  const order = newOrderFromQuotation(aPricedQuotation(free), terms);
  expect([order.paymentStatus, order.paymentName, order.status]).toEqual(["none", "", "placed"]);
});

it.each([
  { kinds: ["cod", "upi", "bank_transfer"], currency: "INR", chosen: "upi" },
  { kinds: ["cod", "bank_transfer", "upi"], currency: "INR", chosen: "bank_transfer" },
  { kinds: ["upi", "bank_transfer"], currency: "USD", chosen: "bank_transfer" },
  { kinds: ["cod", "square"], currency: "INR", chosen: null },
] as const)("pays in $currency by $chosen where there is $kinds", ({ kinds, currency, chosen }) => {
  const payments: PaymentType[] = kinds.map((kind) =>
    aPaymentType({ name: kind, kind, currencies: kind === "upi" ? ["INR"] : [] }),
  );
  expect(findTransferMethod(payments, currency)?.kind ?? null).toBe(chosen);
});
