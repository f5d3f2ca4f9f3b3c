import fc from "fast-check";
import { calculateCredit } from "@/lib/domain/invoice/credit-note";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { type GstAmounts, type GstDocument, type GstMonth, toGstMonth } from "@/lib/domain/invoice/gst-month";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { cancelItems } from "@/lib/domain/order/cancel-items";
import type { Order } from "@/lib/domain/order/order";
import { aCreditNote } from "@/tests/factories/order";
import { KERALA, rupees, TAMIL_NADU } from "@/tests/factories/pricing";
import { anOrderOfItems, type Sold } from "@/tests/factories/sold-order";
import { aStore } from "@/tests/factories/store";

const store = aStore({ gstNumber: "32ABCDE1234F1Z5" });

type Sale = {
  sold: readonly Sold[];
  charges: number;
  isHome: boolean;
  isBusiness: boolean;
  isAbroad: boolean;
  /** Positions that were cancelled after the invoice; null for all of them. */
  cancelled: readonly number[] | null;
};

const AT = new Date("2026-11-20T10:00:00Z");

/** The invoice of a sale and, if something of it was cancelled, its credit note. */
function documentsOf({ sold, charges, isHome, isBusiness, isAbroad, cancelled }: Sale, index: number): GstDocument[] {
  const order: Order = {
    ...anOrderOfItems([...sold], { charges, place: isHome && !isAbroad ? KERALA : TAMIL_NADU }),
    invoiceNumber: `INV-${String(index).padStart(4, "0")}`,
    invoicedAt: AT,
    gst: { company: "", number: isBusiness ? "33ABCDE1234F1Z5" : "" },
  };
  const credited = cancelled?.length === 0 ? order : withCredit(order, cancelled, index);
  const invoice = toInvoice(credited, store);
  if (!invoice) throw new Error("It has a number.");
  const note = toCreditNoteDocument(credited, 1, store);
  return [invoice, ...(note ? [note] : [])].map(({ kind, number, issuedAt, groups, total }) => ({
    ...{ kind, number, issuedAt, groups, total },
    invoice: { number: invoice.number, issuedAt: AT, total: invoice.total },
    buyerGstNumber: order.gst.number,
    placeOfSupply: isAbroad ? "France" : isHome ? "Kerala" : "Tamil Nadu",
    isAbroad,
  }));
}

function withCredit(order: Order, positions: readonly number[] | null, index: number): Order {
  const cancelled = cancelItems(order, positions);
  if (!cancelled.ok) throw new Error(cancelled.code);
  const { state, items } = cancelled.value;
  const number = `CN-${String(index).padStart(4, "0")}`;
  const note = aCreditNote({ number, issuedAt: AT, ...calculateCredit(order, cancelled.value) });
  return {
    ...order,
    ...state,
    items: order.items.map((item) => (items.includes(item) ? { ...item, status: "c_confirmed" as const } : item)),
    creditNotes: [note],
  };
}

const NAMES = ["taxable", "cgst", "sgst", "igst", "value"] as const;
const sumOf = (rows: readonly GstAmounts[]) =>
  Object.fromEntries(NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
const less = (one: readonly GstAmounts[], other: readonly GstAmounts[]) => {
  const [plus, minus] = [sumOf(one), sumOf(other)];
  return Object.fromEntries(NAMES.map((name) => [name, (plus[name] ?? 0) - (minus[name] ?? 0)]));
};

/** Whatever the sheets say of the month adds up to its invoices less its credit notes. */
function expectWhole(month: GstMonth, documents: readonly GstDocument[]): void {
  const { b2b, b2cLarge, b2cSmall, exports, creditNotesRegistered, creditNotesUnregistered, hsn } = month;
  const net = less([month.invoiced], [month.credited]);
  expect(sumOf(hsn)).toEqual(net);
  expect(
    less([...b2b, ...b2cLarge, ...b2cSmall, ...exports], [...creditNotesRegistered, ...creditNotesUnregistered]),
  ).toEqual(net);
  const printed = (kind: GstDocument["kind"]) =>
    documents.filter((document) => document.kind === kind).reduce((sum, { total }) => sum + total, 0);
  expect([month.invoiced.value, month.credited.value]).toEqual([printed("invoice"), printed("credit_note")]);
  for (const row of [...b2b, ...b2cLarge, ...b2cSmall, ...exports, ...hsn])
    expect(row.taxable + row.cgst + row.sgst + row.igst).toBe(row.value);
}

const sale = (overrides: Partial<Sale> = {}): Sale => ({
  sold: [{ net: rupees(1_050), rate: 5 }],
  charges: 0,
  isHome: true,
  isBusiness: false,
  isAbroad: false,
  cancelled: [],
  ...overrides,
});

it.each([
  { what: "a sale to a business", of: { isBusiness: true }, sheet: "b2b" },
  { what: "a small sale at home", of: {}, sheet: "b2cSmall" },
  { what: "a small sale to another state", of: { isHome: false }, sheet: "b2cSmall" },
  {
    what: "a sale of one lakh to another state",
    of: { isHome: false, sold: [{ net: rupees(100_000), rate: 5 }] },
    sheet: "b2cSmall",
  },
  {
    what: "a larger sale to another state",
    of: { isHome: false, sold: [{ net: rupees(100_001), rate: 5 }] },
    sheet: "b2cLarge",
  },
  { what: "a large sale at home", of: { sold: [{ net: rupees(200_000), rate: 5 }] }, sheet: "b2cSmall" },
  { what: "a sale abroad", of: { isAbroad: true }, sheet: "exports" },
] as const)("puts $what into $sheet", ({ of, sheet }) => {
  const month = toGstMonth(documentsOf(sale(of), 1));
  const filled = (["b2b", "b2cLarge", "b2cSmall", "exports"] as const).filter((name) => month[name].length > 0);
  expect(filled).toEqual([sheet]);
});

it("splits what a document has at one rate over its HSN codes, shipping included, to the paisa", () => {
  const order = anOrderOfItems(
    [
      { net: rupees(1_000), rate: 5 },
      { net: rupees(333), rate: 5 },
    ],
    { charges: rupees(80) },
  );
  const items = order.items.map((item, index) => ({ ...item, hsnCode: index === 0 ? "6214" : "5208" }));
  const invoice = toInvoice({ ...order, items, invoiceNumber: "INV-1", invoicedAt: AT }, store);
  const document: GstDocument = {
    ...{ kind: "invoice", number: "INV-1", issuedAt: AT, buyerGstNumber: "", placeOfSupply: "Kerala", isAbroad: false },
    groups: invoice?.groups ?? [],
    total: invoice?.total ?? 0,
    invoice: { number: "INV-1", issuedAt: AT, total: invoice?.total ?? 0 },
  };
  const { hsn } = toGstMonth([document]);
  // ₹1,413 is ₹1,345.72 and twice ₹33.64; two thirds and one third of it by the prices 1,000 and 333.
  expect(hsn.map(({ hsnCode, taxable, cgst, sgst, value }) => [hsnCode, taxable, cgst, sgst, value])).toEqual([
    ["5208", 33_618, 840, 840, 35_298],
    ["6214", 100_954, 2_524, 2_524, 106_002],
  ]);
});

it("takes what was credited off small sales, and lists other credit notes with their invoices", () => {
  const month = toGstMonth([
    ...documentsOf(sale({ cancelled: null }), 1),
    ...documentsOf(sale({ isBusiness: true, cancelled: null }), 2),
  ]);
  expect(month.b2cSmall).toEqual([expect.objectContaining({ placeOfSupply: "Kerala", taxable: 0, value: 0 })]);
  expect(month.creditNotesRegistered).toEqual([
    expect.objectContaining({ number: "CN-0002", invoiceNumber: "INV-0002", value: rupees(1_050) }),
  ]);
  expect([month.invoices, month.creditNotes]).toEqual([
    { count: 2, first: "INV-0001", last: "INV-0002" },
    { count: 2, first: "CN-0001", last: "CN-0002" },
  ]);
});

it("is empty for a month without documents", () => {
  expect(toGstMonth([])).toMatchObject({ invoices: null, creditNotes: null, b2b: [], b2cSmall: [], hsn: [] });
});

const anySold = fc.record({
  net: fc.integer({ min: 0, max: 20_000_000 }),
  rate: fc.constantFrom(undefined, "gone" as const, 5 as const, 18 as const),
});
const anySale = fc
  .record({
    sold: fc.array(anySold, { minLength: 1, maxLength: 5 }),
    charges: fc.nat(50_000),
    isHome: fc.boolean(),
    isBusiness: fc.boolean(),
    isAbroad: fc.boolean(),
    cancels: fc.constantFrom("nothing", "first", "all"),
  })
  .map(({ cancels, ...rest }): Sale => {
    const cancelled = cancels === "all" ? null : cancels === "first" && rest.sold.length > 1 ? [0] : [];
    return { ...rest, cancelled };
  });

it("adds up to the invoices and credit notes, whatever was sold and wherever to", () => {
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 12 }), (sales) => {
      const documents = sales.flatMap(documentsOf);
      expectWhole(toGstMonth(documents), documents);
    }),
  );
});

it("reports a month of 200 orders as worked out once", () => {
  // A fixed sequence, so that the figures are the same for ever.
  let state = 20_261_101;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const rates = [undefined, 5, 18, 5] as const;
  const sales = Array.from({ length: 200 }, (): Sale => {
    const sold = Array.from({ length: 1 + next(4) }, () => ({
      net: 10_000 + next(6_000_000),
      ...(() => {
        const rate = rates[next(4)];
        return rate === undefined ? {} : { rate };
      })(),
    }));
    const kind = next(10);
    return {
      ...{ sold, charges: next(2) * rupees(80), isHome: kind < 5, isBusiness: kind === 3 || kind === 8 },
      isAbroad: kind === 9,
      cancelled: next(8) === 0 ? null : [],
    };
  });
  const documents = sales.flatMap(documentsOf);
  const month = toGstMonth(documents);
  expectWhole(month, documents);
  const { invoices, creditNotes, invoiced, credited, b2b, b2cLarge, b2cSmall, exports } = month;
  expect({
    invoices,
    creditNotes,
    invoiced,
    credited,
    rows: [b2b, b2cLarge, b2cSmall, exports].map((rows) => rows.length),
  }).toMatchInlineSnapshot(`
{
  "creditNotes": {
    "count": 25,
    "first": "CN-0023",
    "last": "CN-0195",
  },
  "credited": {
    "cgst": 3557786,
    "igst": 10226491,
    "sgst": 3557786,
    "taxable": 184362164,
    "value": 201704227,
  },
  "invoiced": {
    "cgst": 27331190,
    "igst": 64480225,
    "sgst": 27331190,
    "taxable": 1439797070,
    "value": 1558939675,
  },
  "invoices": {
    "count": 200,
    "first": "INV-0000",
    "last": "INV-0199",
  },
  "rows": [
    53,
    24,
    4,
    36,
  ],
}
`);
});
