import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { ownerOrderParams } from "./owner-calls";

const pdfSchema = z.string().meta({ description: "A PDF" });

export const MAX_PACKING_SLIPS = 50;

/** Ids or numbers, separated by commas. */
const orderNamesSchema = z
  .string()
  .max(4_000)
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(line(64).min(1)).min(1).max(MAX_PACKING_SLIPS));

export const printInvoiceCall = defineCall({
  method: "GET",
  path: "/api/owner/orders/{order_id}/invoice",
  caller: "owner",
  right: "orders.read",
  summary: "The invoice of an order, or one of its credit notes, as a PDF",
  params: ownerOrderParams,
  query: storeQuerySchema.extend({
    credit_note: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: "1 for the first credit note of the order; omitted for the invoice" }),
  }),
  answer: pdfSchema,
  answersFile: "application/pdf",
  refusals: ["store_unknown", "order_unknown", "invoice_unknown"],
});

export const printPackingSlipsCall = defineCall({
  method: "GET",
  path: "/api/owner/packing-slips",
  caller: "owner",
  right: "orders.read",
  summary: "Packing slips without prices as a PDF, each order on its own page: what is left to send",
  query: storeQuerySchema.extend({
    orders: orderNamesSchema.meta({ description: `Ids or numbers of up to ${MAX_PACKING_SLIPS} orders, with commas` }),
  }),
  answer: pdfSchema,
  answersFile: "application/pdf",
  refusals: ["store_unknown", "order_unknown"],
});
