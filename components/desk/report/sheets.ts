import { csvLine } from "@/lib/contracts/codec/csv";
import type { GstMonthAnswer, GstRowWire } from "@/lib/contracts/order/gst-month-calls";
import { SHEET_COLUMNS } from "./texts";

type Amounts = Pick<GstRowWire, "taxable" | "cgst" | "sgst" | "igst" | "value">;

const amountsOf = ({ rate, taxable, cgst, sgst, igst, value }: Amounts & { rate: number }) => [
  String(rate),
  ...[taxable, cgst, sgst, igst, value].map((amount) => amount.toFixed(2)),
];

const documentLine = (row: GstRowWire, day: (moment: string) => string) => [
  row.number,
  day(row.issued_on),
  row.invoice_number,
  day(row.invoiced_on),
  row.buyer_gst_number,
  row.place_of_supply,
  ...amountsOf(row),
];

export type Sheet = { key: keyof typeof SHEET_COLUMNS; rows: number; csv: string };

/** Each sheet of the month with its rows as a CSV file; `day` writes a moment as a day of the shop. */
export function sheetsOf(month: GstMonthAnswer, day: (moment: string) => string): Sheet[] {
  const documents = (rows: readonly GstRowWire[]) => rows.map((row) => documentLine(row, day));
  const lines: Record<keyof typeof SHEET_COLUMNS, string[][]> = {
    b2b: documents(month.b2b),
    b2c_large: documents(month.b2c_large),
    b2c_small: month.b2c_small.map((row) => [row.place_of_supply, ...amountsOf(row)]),
    exports: documents(month.exports),
    credit_notes_registered: documents(month.credit_notes_registered),
    credit_notes_unregistered: documents(month.credit_notes_unregistered),
    hsn: month.hsn.map((row) => [row.hsn_code, row.unit, String(row.quantity), ...amountsOf(row)]),
  };
  return (Object.keys(SHEET_COLUMNS) as (keyof typeof SHEET_COLUMNS)[]).map((key) => ({
    key,
    rows: lines[key].length,
    csv: [SHEET_COLUMNS[key], ...lines[key]].map(csvLine).join(""),
  }));
}
