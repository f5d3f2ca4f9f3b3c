import fc from "fast-check";
import { ORDER_CSV_HEAD, orderCsv } from "@/lib/contracts/order/csv";
import { type CreditedAmounts, calculateCredit } from "@/lib/domain/invoice/credit-note";
import { type Invoice, toInvoice } from "@/lib/domain/invoice/invoice";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { itemsOfGroup } from "@/lib/domain/order/tax";
import type { OrderToPrice } from "@/lib/domain/pricing/bill";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { splitTax } from "@/lib/domain/pricing/tax";
import { totalOf } from "@/lib/domain/pricing/total";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { anItem, anOrderToPrice, aTaxRate, KERALA, rupees } from "@/tests/factories/pricing";
import { anOrderOfItems, type Sold } from "@/tests/factories/sold-order";
import { someOrder } from "@/tests/factories/some-order";
import { aStore } from "@/tests/factories/store";

const store = aStore();

/** The invoice's groups in a short form: the name of the rate, the amounts of its lines, its charges. */
function groupsOf(order: Order) {
  const groups = toInvoice(order, store)?.groups ?? [];
  return groups.map(({ rateName, lines, charges }) => [rateName, lines.map(({ amount }) => amount), charges]);
}

it.each<{ what: string; rate: Sold["rate"] }>([
  { what: "without a rate of its own", rate: undefined },
  { what: "whose rate no longer exists", rate: "gone" },
])("puts an item $what under the primary rate, also if another rate has the greatest value", ({ rate }) => {
  const order = anOrderOfItems(
    [
      { net: rupees(2_000), rate: 18 },
      { net: rupees(500), rate },
    ],
    { charges: rupees(80) },
  );
  expect(groupsOf(order)).toEqual([
    ["GST 18 %", [rupees(2_000)], rupees(80)],
    ["GST 5 %", [rupees(500)], 0],
  ]);
});

it("credits such an item at the primary rate", () => {
  const order = anOrderOfItems([{ net: rupees(2_000), rate: 18 }, { net: rupees(105) }]);
  const items = order.items.slice(1);
  const { taxGroups } = calculateCredit(order, { isWhole: false, items });
  expect(taxGroups.map(({ rateId, amount, taxable }) => [rateId, amount, taxable])).toEqual([
    ["gst-18", 0, 0],
    ["gst-5", rupees(105), rupees(100)],
  ]);
});

it("names the rate of each item in the owner's export, also of those that name none or are exempt", () => {
  const items = ["gst-18", "", "exempt"].map((taxRateId, position) => anOrderItem({ position, taxRateId, net: 100 }));
  const taxed = items.map(({ taxRateId, net }) => ({ taxRateId, charged: net, net }));
  const taxGroups = splitTax(taxed, 0, KERALA, [aTaxRate(5, { isPrimary: true }), aTaxRate(18)]);
  const [head, ...lines] =
    `${ORDER_CSV_HEAD}${orderCsv(anOrder({ items, taxGroups, billingAddress: null, shippingAddress: null }))}`
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(","));
  const column = head?.indexOf("Tax rate") ?? -1;
  expect(lines.map((cells) => cells[column])).toEqual(["GST 18 %", "GST 5 %", "Exempt"]);
});

/** The order of a random bill, with an invoice. */
function toOrder(toPrice: OrderToPrice): Order {
  const bill = priceOrder(toPrice);
  const items = bill.items.map(({ taxRateId, charged, reduction, total, unitPrice }, position) =>
    anOrderItem({ position, taxRateId, net: charged - reduction, total, unitPrice }),
  );
  const giftCardAmount = totalOf(bill.giftCards.used.map(({ amount }) => amount));
  if (!bill.totals.isComplete || bill.tax.status !== "known") throw new Error("The bill is not complete");
  return anOrder({
    items,
    grandTotal: bill.totals.grandTotal,
    finalPrice: bill.totals.finalPrice,
    codCharges: bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0,
    manualDiscount: bill.manualDiscount?.amount ?? 0,
    offerDiscount: bill.offer.applied?.amount ?? 0,
    giftCardAmount,
    taxGroups: bill.tax.groups,
  });
}

it.each(["", "gone"])("lists a free item with the rate '%s' under the primary rate", (taxRateId) => {
  const items = [
    anItem({ id: "a", discountedPrice: rupees(2_000), taxRateId: "gst-18" }),
    anItem({ id: "b", discountedPrice: 0, taxRateId }),
    anItem({ id: "c", discountedPrice: rupees(500), taxRateId: "gst-5" }),
  ];
  const order = toOrder(anOrderToPrice({ items }));
  expect(groupsOf(order)).toEqual([
    ["GST 18 %", [rupees(2_000)], rupees(80)],
    ["GST 5 %", [0, rupees(500)], 0],
  ]);
});

/** What pricing rule 21 says of this item: its own rate or exempt, or else the primary rate. */
const ruleOf = ({ taxRateId }: OrderItem) => (["gst-18", "exempt"].includes(taxRateId) ? taxRateId : "gst-5");
const netAt = (items: readonly OrderItem[], rateId: string) =>
  totalOf(items.filter((item) => ruleOf(item) === rateId).map(({ net }) => net));

function expectRightInvoice(order: Order, { groups, total }: Invoice) {
  for (const { rateId, rateName, amount } of order.taxGroups) {
    const printed = groups.find((group) => group.rateName === rateName);
    const lines = totalOf(itemsOfGroup(order, { rateId }).map(({ net }) => net));
    expect(lines).toBe(netAt(order.items, rateId));
    expect(printed?.amount ?? 0).toBe(amount);
    expect(totalOf((printed?.lines ?? []).map((line) => line.amount))).toBe(lines);
    expect(printed?.charges ?? 0).toBe(amount - lines);
    expect(amount - lines).toBeGreaterThanOrEqual(0);
  }
  expect(total).toBe(order.grandTotal - order.manualDiscount - order.offerDiscount);
}

function expectRightCredit(order: Order, items: readonly OrderItem[], { taxGroups }: CreditedAmounts) {
  for (const { rateId, amount, taxable, components } of taxGroups) {
    expect(amount).toBe(netAt(items, rateId));
    expect(taxable + totalOf(components.map((tax) => tax.amount))).toBe(amount);
  }
  expect(taxGroups.map(({ rateId }) => rateId)).toEqual(order.taxGroups.map(({ rateId }) => rateId));
}

it("adds up to the bill per rate on invoice and credit notes, whatever rates the items name", () => {
  const known = someOrder.filter(({ fulfilment }) => fulfilment.kind !== "undecided");
  fc.assert(
    fc.property(known, fc.array(fc.nat(5), { maxLength: 6 }), (toPrice, positions) => {
      let order = toOrder({ ...toPrice, billingPlace: KERALA });
      const invoice = toInvoice(order, store);
      if (!invoice) throw new Error("The order has an invoice number");
      expectRightInvoice(order, invoice);
      for (const position of new Set(positions)) {
        const items = order.items.filter((item) => item.position === position);
        if (order.items.filter(({ status }) => status === "").length <= items.length) break;
        expectRightCredit(order, items, calculateCredit(order, { isWhole: false, items }));
        order = {
          ...order,
          items: order.items.map((item) => (items.includes(item) ? { ...item, status: "c_confirmed" } : item)),
        };
      }
      const rest = calculateCredit(order, { isWhole: true, items: order.items.filter(({ status }) => status === "") });
      order.taxGroups.forEach(({ rateId, amount }, index) => {
        const cancelled = order.items.filter(({ status }) => status === "c_confirmed");
        expect(rest.taxGroups[index]?.amount).toBe(amount - netAt(cancelled, rateId));
      });
    }),
  );
});
