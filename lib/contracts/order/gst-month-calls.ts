import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { GstAmounts, GstHsnRow, GstMonth, GstPlaceRow, GstRow } from "@/lib/domain/invoice/gst-month";
import { UNITS } from "@/lib/domain/product/unit";

const amountsSchema = z.object({
  taxable: z.number().meta({ description: "In major units of the base currency" }),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  value: z.number().meta({ description: "The taxable value with the taxes" }),
});

const rate = z.number().meta({ description: "Of all taxes together, in percent" });
const place = z.string().meta({ description: "The state, or the country of a buyer abroad" });

const rowSchema = amountsSchema.extend({
  number: z.string(),
  issued_on: momentSchema,
  invoice_number: z.string().meta({ description: "The same number, or that of the invoice that is corrected" }),
  invoiced_on: momentSchema,
  buyer_gst_number: z.string(),
  place_of_supply: place,
  rate,
});
export type GstRowWire = z.output<typeof rowSchema>;

const placeRowSchema = amountsSchema.extend({ place_of_supply: place, rate });
const hsnRowSchema = amountsSchema.extend({
  hsn_code: z.string(),
  unit: z.enum(UNITS),
  quantity: z.number().meta({ description: "In the unit, less what was credited" }),
  rate,
});

const seriesSchema = z
  .object({ count: z.int(), first: z.string(), last: z.string() })
  .nullable()
  .meta({ description: "Null if there is no document" });

export const gstMonthAnswerSchema = z.object({
  month: z.string(),
  invoices: seriesSchema,
  credit_notes: seriesSchema,
  invoiced: amountsSchema,
  credited: amountsSchema,
  b2b: z.array(rowSchema),
  b2c_large: z.array(rowSchema),
  b2c_small: z.array(placeRowSchema).meta({ description: "Less what was credited" }),
  exports: z.array(rowSchema),
  credit_notes_registered: z.array(rowSchema),
  credit_notes_unregistered: z.array(rowSchema),
  hsn: z.array(hsnRowSchema).meta({ description: "Less what was credited" }),
  unreadable: z.array(z.string()).meta({ description: "Numbers of orders that belong here and cannot be read" }),
});
export type GstMonthAnswer = z.output<typeof gstMonthAnswerSchema>;

export const showGstMonthCall = defineCall({
  method: "GET",
  path: "/api/owner/reports/gst",
  caller: "owner",
  right: "money.read",
  summary: "A month's invoices and credit notes in the sheets of GSTR-1, with the summary by HSN code",
  query: storeQuerySchema.extend({
    month: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
      .meta({ description: "As 2026-11, in the shop's days" }),
  }),
  answer: gstMonthAnswerSchema,
  refusals: ["store_unknown"],
});

const percentOf = (millionths: number) => millionths / 10_000;

const amountsToWire = ({ taxable, cgst, sgst, igst, value }: GstAmounts) => ({
  taxable: toMajor(taxable),
  cgst: toMajor(cgst),
  sgst: toMajor(sgst),
  igst: toMajor(igst),
  value: toMajor(value),
});

const rowToWire = (row: GstRow): GstRowWire => ({
  number: row.number,
  issued_on: row.issuedAt.toISOString(),
  invoice_number: row.invoiceNumber,
  invoiced_on: row.invoicedAt.toISOString(),
  buyer_gst_number: row.buyerGstNumber,
  place_of_supply: row.placeOfSupply,
  rate: percentOf(row.rateMillionths),
  ...amountsToWire(row),
});

const placeRowToWire = (row: GstPlaceRow) => ({
  place_of_supply: row.placeOfSupply,
  rate: percentOf(row.rateMillionths),
  ...amountsToWire(row),
});

const hsnRowToWire = (row: GstHsnRow) => ({
  hsn_code: row.hsnCode,
  unit: row.unit,
  quantity: toMajor(row.quantity),
  rate: percentOf(row.rateMillionths),
  ...amountsToWire(row),
});

export const gstMonthToWire = (name: string, month: GstMonth, unreadable: readonly string[]): GstMonthAnswer => ({
  month: name,
  invoices: month.invoices,
  credit_notes: month.creditNotes,
  invoiced: amountsToWire(month.invoiced),
  credited: amountsToWire(month.credited),
  b2b: month.b2b.map(rowToWire),
  b2c_large: month.b2cLarge.map(rowToWire),
  b2c_small: month.b2cSmall.map(placeRowToWire),
  exports: month.exports.map(rowToWire),
  credit_notes_registered: month.creditNotesRegistered.map(rowToWire),
  credit_notes_unregistered: month.creditNotesUnregistered.map(rowToWire),
  hsn: month.hsn.map(hsnRowToWire),
  unreadable: [...unreadable],
});
