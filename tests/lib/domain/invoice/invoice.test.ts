import fc from "fast-check";
import { type Invoice, toInvoice } from "@/lib/domain/invoice/invoice";
import { documentTitle } from "@/lib/domain/invoice/wording";
import type { Order } from "@/lib/domain/order/order";
import { splitTax } from "@/lib/domain/pricing/tax";
import { aCreditNote, anAddress, anOrder, anOrderItem } from "@/tests/factories/order";
import { aTaxRate, KERALA, rupees, TAMIL_NADU } from "@/tests/factories/pricing";
import { anOrderOfItems, type Sold } from "@/tests/factories/sold-order";
import { aStore } from "@/tests/factories/store";

const store = aStore({ gstNumber: "32ABCDE1234F1Z5" });

function invoiceOf(order: Order): Invoice {
  const invoice = toInvoice(order, store);
  if (!invoice) throw new Error("It has a number.");
  return invoice;
}

it.each([
  { where: "in the home state", place: KERALA, taxes: { CGST: rupees(250), SGST: rupees(250) } },
  { where: "elsewhere", place: TAMIL_NADU, taxes: { IGST: rupees(500) } },
])("splits ₹10,500 at 5 % into ₹10,000 and the tax $where", ({ place, taxes }) => {
  const invoice = invoiceOf(anOrderOfItems([{ net: rupees(10_500), rate: 5 }], { place }));
  expect(invoice.taxable).toBe(rupees(10_000));
  expect(Object.fromEntries(invoice.taxes.map(({ name, amount }) => [name, amount]))).toEqual(taxes);
});

it("groups the lines by rate, and adds shipping to the largest group", () => {
  const sold: Sold[] = [
    { net: rupees(500), rate: 18 },
    { net: rupees(2_000), rate: 5 },
    { net: rupees(300), rate: 5 },
  ];
  const { groups } = invoiceOf(anOrderOfItems(sold, { charges: rupees(80) }));
  expect(groups.map(({ rateName, lines, charges }) => [rateName, lines.map(({ amount }) => amount), charges])).toEqual([
    ["GST 5 %", [rupees(2_000), rupees(300)], rupees(80)],
    ["GST 18 %", [rupees(500)], 0],
  ]);
});

it("adds up to what was charged, whatever was sold", () => {
  const sold = fc.record({
    net: fc.integer({ min: 0, max: 10_000_000 }),
    rate: fc.constantFrom(undefined, "gone" as const, 5 as const, 18 as const),
  });
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 8 }),
      fc.nat(100_000),
      fc.boolean(),
      (items, charges, home) => {
        const order = anOrderOfItems(items, { charges, place: home ? KERALA : TAMIL_NADU });
        const { groups, taxable, taxes, total } = invoiceOf(order);
        for (const group of groups) {
          const lines = group.lines.reduce((sum, { amount }) => sum + amount, 0);
          const tax = group.components.reduce((sum, { amount }) => sum + amount, 0);
          expect(lines + group.charges).toBe(group.amount);
          expect(group.taxable + tax).toBe(group.amount);
        }
        expect(groups.flatMap(({ lines }) => lines)).toHaveLength(items.length);
        expect(taxable + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBe(order.grandTotal);
      },
    ),
  );
});

it("exists once the order has an invoice number", () => {
  expect(toInvoice(anOrder({ invoiceNumber: null }), store)).toBeNull();
});

it("shows seller and buyer with GST numbers, and the delivery address when it differs", () => {
  const order = anOrder({
    gst: { company: "Menon Traders", number: "32AAAAA0000A1Z5" },
    shippingAddress: anAddress({ name: "Bina", city: "Chennai", state: "Tamil Nadu", pincode: "600001" }),
  });
  const { seller, buyer, sentTo } = invoiceOf(order);
  expect(seller.gstNumber).toBe("32ABCDE1234F1Z5");
  expect(buyer).toEqual({
    name: "Asha Menon",
    company: "Menon Traders",
    gstNumber: "32AAAAA0000A1Z5",
    lines: ["12, Temple Road", "Kannur 670002", "Kerala, India"],
  });
  expect(sentTo).toEqual({ name: "Bina", lines: ["12, Temple Road", "Chennai 600001", "Tamil Nadu, India"] });
  expect(invoiceOf(anOrder()).sentTo).toBeNull();
});

it("treats gift cards as payment: the whole price is taxed", () => {
  const giftCards = [{ code: "AB12-CD34-EF56", amount: 50_000 }];
  const invoice = invoiceOf(anOrder({ giftCards, giftCardAmount: 50_000, finalPrice: 58_000 }));
  expect(invoice).toMatchObject({ total: 108_000, giftCardAmount: 50_000, moneyAmount: 58_000 });
});

it("is in the base currency, and shows the amount charged in another", () => {
  const currency = { code: "USD", rateMillionths: 83_250_000, chargeBasisPoints: 0 };
  const invoice = invoiceOf(anOrder({ currency }));
  expect(invoice.currencyCode).toBe("INR");
  expect(invoice.charged).toEqual({ currencyCode: "USD", amount: 1_297 });
  expect(invoiceOf(anOrder()).charged).toBeNull();
});

it("has one group in a store without tax rates", () => {
  const { groups, taxes, total } = invoiceOf(anOrder({ taxGroups: [] }));
  expect(groups).toMatchObject([{ rateName: "", charges: 8_000, amount: 108_000, taxable: 108_000, components: [] }]);
  expect(taxes).toEqual([]);
  expect(total).toBe(108_000);
});

it("leaves out items cancelled before it was numbered", () => {
  const order = anOrderOfItems([
    { net: 40_000, rate: 5 },
    { net: 60_000, rate: 18 },
  ]);
  const items = [order.items[0] ?? anOrderItem(), anOrderItem({ ...order.items[1], status: "c_confirmed" })];
  const { groups, total, moneyAmount } = invoiceOf({ ...order, items });
  expect(groups.map(({ rateName, lines }) => [rateName, lines.length])).toEqual([["GST 5 %", 1]]);
  expect([total, moneyAmount]).toEqual([40_000, 40_000]);
});

it("does not change when an item is cancelled later", () => {
  const order = anOrder();
  const cancelled = {
    ...order,
    status: "cancelled" as const,
    items: [anOrderItem({ status: "c_confirmed" })],
    creditNotes: [{ ...aCreditNote(), taxGroups: order.taxGroups }],
  };
  expect(invoiceOf(cancelled)).toEqual(invoiceOf(order));
});

it.each([
  { rates: ["exempt"], gstNumber: "32AAACN1234F1Z5", title: "Bill of supply" },
  { rates: ["exempt", "gst-5"], gstNumber: "32AAACN1234F1Z5", title: "Tax invoice" },
  { rates: ["gst-5"], gstNumber: "32AAACN1234F1Z5", title: "Tax invoice" },
  { rates: ["exempt"], gstNumber: "", title: "Invoice" },
])("is titled $title for goods of the rates $rates, sold under the GST number '$gstNumber'", (given) => {
  const items = given.rates.map((taxRateId, position) => anOrderItem({ position, taxRateId, net: 1_000 }));
  const taxed = items.map(({ taxRateId, net }) => ({ taxRateId, charged: net, net }));
  const taxGroups = splitTax(taxed, 0, KERALA, [aTaxRate(5, { isPrimary: true })]);
  const invoice = toInvoice(anOrder({ items, taxGroups }), aStore({ gstNumber: given.gstNumber }));
  expect(invoice && documentTitle(invoice)).toBe(given.title);
});
