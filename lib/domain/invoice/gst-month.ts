import { spread } from "../pricing/spread";
import { compareText } from "../pricing/text-order";
import { totalOf } from "../pricing/total";
import type { Unit } from "../product/unit";
import type { DocumentTaxGroup, TaxDocument } from "./tax-document";

/** Amounts in minor units of the base currency; `value` is the taxable value with the taxes. */
export type GstAmounts = { taxable: number; cgst: number; sgst: number; igst: number; value: number };

/** An invoice or a credit note of the month, with the invoice that it is or corrects. */
export type GstDocument = Pick<TaxDocument, "number" | "issuedAt" | "groups" | "total"> & {
  kind: "invoice" | "credit_note";
  invoice: { number: string; issuedAt: Date; total: number };
  /** Empty for a buyer who gave none. */
  buyerGstNumber: string;
  /** The state, or the country of a buyer abroad. */
  placeOfSupply: string;
  isAbroad: boolean;
};

/** What one document has at one rate, which is that of all its taxes together in millionths. */
export type GstRow = GstAmounts & {
  number: string;
  issuedAt: Date;
  invoiceNumber: string;
  invoicedAt: Date;
  buyerGstNumber: string;
  placeOfSupply: string;
  rateMillionths: number;
};

/** What all small sales to one place have at one rate. */
export type GstPlaceRow = GstAmounts & Pick<GstRow, "placeOfSupply" | "rateMillionths">;

/** What was sold under one HSN code at one rate. `quantity` is in hundredths of the unit; charges have none. */
export type GstHsnRow = GstAmounts & { hsnCode: string; unit: Unit; quantity: number; rateMillionths: number };

/** How many documents of a kind there are, with the first and the last number; null if there is none. */
type GstSeries = { count: number; first: string; last: string } | null;

/** A month of a shop as its GSTR-1 asks for it, in the order of the documents. */
export type GstMonth = {
  invoices: GstSeries;
  creditNotes: GstSeries;
  invoiced: GstAmounts;
  credited: GstAmounts;
  /** Invoices to buyers with a GST number. */
  b2b: readonly GstRow[];
  /** Invoices to buyers without one in another state, each above the limit. */
  b2cLarge: readonly GstRow[];
  /** All other sales within the country, less what was credited for them. */
  b2cSmall: readonly GstPlaceRow[];
  exports: readonly GstRow[];
  /** Credit notes to buyers with a GST number, and those for large sales and exports. */
  creditNotesRegistered: readonly GstRow[];
  creditNotesUnregistered: readonly GstRow[];
  /** By HSN code, less what was credited. */
  hsn: readonly GstHsnRow[];
};

/** Above this invoice value, a sale to another state stands by itself: one lakh, since August 2024. */
const LARGE_SALE = 10_000_000;

const NOTHING: GstAmounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, value: 0 };

/**
 * Sorts a month of invoices and credit notes into the sheets of GSTR-1.
 *
 * Units:  minor units of the base currency. Every amount is one that a document prints, or a sum of such amounts; only
 *         the summary by HSN code splits them: what a document has at one rate, charges included, in proportion to its
 *         lines, so that the parts add up to the document to the paisa (pricing rule 21).
 * Source: docs/domain.md#gst-month.
 */
export function toGstMonth(documents: readonly GstDocument[]): GstMonth {
  const sorted = documents.toSorted(
    (one, other) => one.issuedAt.getTime() - other.issuedAt.getTime() || inOrder(one.number, other.number),
  );
  const invoices = sorted.filter(({ kind }) => kind === "invoice");
  const notes = sorted.filter(({ kind }) => kind === "credit_note");
  const rows = (wanted: readonly GstDocument[], sheet: Sheet) =>
    wanted.filter((document) => sheetOf(document) === sheet).flatMap(rowsOf);
  return {
    invoices: seriesOf(invoices),
    creditNotes: seriesOf(notes),
    invoiced: sumOf(invoices.flatMap(rowsOf)),
    credited: sumOf(notes.flatMap(rowsOf)),
    b2b: rows(invoices, "b2b"),
    b2cLarge: rows(invoices, "b2c_large"),
    b2cSmall: byPlace(sorted.filter((document) => sheetOf(document) === "b2c_small")),
    exports: rows(invoices, "exports"),
    creditNotesRegistered: rows(notes, "b2b"),
    creditNotesUnregistered: [...rows(notes, "b2c_large"), ...rows(notes, "exports")],
    hsn: byHsn(sorted),
  };
}

type Sheet = "b2b" | "b2c_large" | "b2c_small" | "exports";

function sheetOf({ buyerGstNumber, isAbroad, groups, invoice }: GstDocument): Sheet {
  if (buyerGstNumber !== "") return "b2b";
  if (isAbroad) return "exports";
  const isOtherState = groups.some(({ components }) => components.some(({ name }) => name === "IGST"));
  return isOtherState && invoice.total > LARGE_SALE ? "b2c_large" : "b2c_small";
}

function rowsOf(document: GstDocument): GstRow[] {
  const { number, issuedAt, invoice, buyerGstNumber, placeOfSupply } = document;
  const merged = merge(
    document.groups.map((group) => ({ rateMillionths: rateOf(group), ...amountsOf(group) })),
    ({ rateMillionths }) => String(rateMillionths),
  );
  return merged.map((row) => ({
    ...{ number, issuedAt, buyerGstNumber, placeOfSupply },
    invoiceNumber: invoice.number,
    invoicedAt: invoice.issuedAt,
    ...row,
  }));
}

function byPlace(documents: readonly GstDocument[]): GstPlaceRow[] {
  const rows = documents.flatMap((document) =>
    rowsOf(document).map(({ placeOfSupply, rateMillionths, taxable, cgst, sgst, igst, value }) => ({
      ...{ placeOfSupply, rateMillionths },
      ...signed(document, { taxable, cgst, sgst, igst, value }),
    })),
  );
  return merge(rows, (row) => `${row.placeOfSupply}\n${row.rateMillionths}`).sort(
    (one, other) => inOrder(one.placeOfSupply, other.placeOfSupply) || one.rateMillionths - other.rateMillionths,
  );
}

function byHsn(documents: readonly GstDocument[]): GstHsnRow[] {
  const rows = documents.flatMap((document) =>
    document.groups.flatMap((group) =>
      partsOf(group).map(({ hsnCode, unit, quantity, ...amounts }) => ({
        ...{ hsnCode, unit, rateMillionths: rateOf(group) },
        quantity: document.kind === "invoice" ? quantity : -quantity,
        ...signed(document, amounts),
      })),
    ),
  );
  return merge(rows, (row) => `${row.hsnCode}\n${row.unit}\n${row.rateMillionths}`).sort(
    (one, other) => inOrder(one.hsnCode, other.hsnCode) || one.rateMillionths - other.rateMillionths,
  );
}

/** The group's amounts, split over its lines. What has no line to stand on, such as shipping alone, has no HSN code. */
function partsOf(group: DocumentTaxGroup): Omit<GstHsnRow, "rateMillionths">[] {
  const amounts = amountsOf(group);
  const shares = group.lines.map(({ amount }, index) => ({ id: String(index).padStart(6, "0"), weight: amount }));
  if (totalOf(shares.map(({ weight }) => weight)) === 0)
    return [{ hsnCode: group.lines[0]?.hsnCode ?? "", unit: "Pcs", quantity: 0, ...amounts }];
  const split = (amount: number) => spread(amount, shares).map(({ part }) => part);
  const parts = {
    taxable: split(amounts.taxable),
    cgst: split(amounts.cgst),
    sgst: split(amounts.sgst),
    igst: split(amounts.igst),
  };
  return group.lines.map(({ hsnCode, unit, quantity }, index) => {
    const taxable = parts.taxable[index] ?? 0;
    const cgst = parts.cgst[index] ?? 0;
    const sgst = parts.sgst[index] ?? 0;
    const igst = parts.igst[index] ?? 0;
    return { hsnCode, unit, quantity, taxable, cgst, sgst, igst, value: taxable + cgst + sgst + igst };
  });
}

const rateOf = ({ components }: DocumentTaxGroup) => totalOf(components.map(({ millionths }) => millionths));

function amountsOf({ taxable, components, amount }: DocumentTaxGroup): GstAmounts {
  const taxNamed = (wanted: string) =>
    totalOf(components.filter(({ name }) => name === wanted).map((component) => component.amount));
  return { taxable, cgst: taxNamed("CGST"), sgst: taxNamed("SGST"), igst: taxNamed("IGST"), value: amount };
}

const signed = ({ kind }: GstDocument, amounts: GstAmounts): GstAmounts =>
  kind === "invoice" ? amounts : difference(NOTHING, amounts);

function difference(one: GstAmounts, other: GstAmounts): GstAmounts {
  return {
    taxable: one.taxable - other.taxable,
    cgst: one.cgst - other.cgst,
    sgst: one.sgst - other.sgst,
    igst: one.igst - other.igst,
    value: one.value - other.value,
  };
}

function sumOf(rows: readonly GstAmounts[]): GstAmounts {
  const sum = (name: keyof GstAmounts) => totalOf(rows.map((row) => row[name]));
  return { taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst"), value: sum("value") };
}

/** Rows with the same key become one, with their amounts and quantities added up. */
function merge<Row extends GstAmounts & { quantity?: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const found = merged.get(keyOf(row));
    const quantity = (found?.quantity ?? 0) + (row.quantity ?? 0);
    const sum = found ? { ...found, ...sumOf([found, row]) } : row;
    merged.set(keyOf(row), row.quantity === undefined ? sum : { ...sum, quantity });
  }
  return [...merged.values()];
}

const inOrder = (one: string, other: string) => (one === other ? 0 : compareText(one, other));

function seriesOf(documents: readonly GstDocument[]): GstSeries {
  const first = documents[0];
  const last = documents.at(-1);
  return first && last ? { count: documents.length, first: first.number, last: last.number } : null;
}
