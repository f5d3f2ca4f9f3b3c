import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { idSchema, line, paragraphs } from "@/lib/contracts/customer/fields";
import { idempotencyKeySchema } from "@/lib/contracts/order/calls";
import { orderWireSchema } from "@/lib/contracts/order/wire";
import { QUOTATION_TYPES } from "@/lib/domain/quotation/list";
import { quotationWireSchema } from "./wire";

/** Longer than anybody reads, short enough for a mail. */
const LONGEST_TEXT = 1_000;

const params = z.object({ quotation_id: idSchema });
const query = z.object({ key: z.string().max(100).optional().meta({ description: "Of a link to the quotation" }) });
const revision = z
  .int()
  .min(0)
  .max(100_000)
  .meta({ description: "The revision that the shopper has seen: another is never approved in its place" });

export const requestedQuotationWireSchema = z.object({
  quotation: quotationWireSchema,
  key: z
    .string()
    .meta({ description: "Shows the quotation to whoever has it, and lets them answer it, for sixty days" }),
});

export const requestQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations",
  caller: "visitor",
  part: "ordering",
  summary:
    "Asks for a quotation of a checkout, once for each `Idempotency-Key` (16 to 100 visible characters, a header). The same key again answers the same quotation; only its `key` is another.",
  body: z.object({
    checkout_id: idSchema,
    seen_total: z
      .number()
      .min(0)
      .max(1e12)
      .transform((major) => toScaledInteger(major, 2))
      .optional()
      .meta({ description: "The sub total that the shopper was shown: when it is another now, nothing is asked for" }),
    idempotency_key: idempotencyKeySchema
      .optional()
      .meta({ description: "In place of the header `Idempotency-Key`, for plain forms" }),
  }),
  answer: requestedQuotationWireSchema,
  refusals: [
    "quotations_off",
    "sign_in_needed",
    "idempotency_key_missing",
    "idempotency_key_reused",
    "checkout_unknown",
    "checkout_ordered",
    "address_needed",
    "bag_empty",
    "item_unavailable",
    "quantity_refused",
    "billing_inactive",
    "total_changed",
    "too_many_attempts",
  ],
});

export const listQuotationsCall = defineCall({
  method: "GET",
  path: "/api/quotations",
  caller: "customer",
  part: "ordering",
  summary: "The customer's quotations of one kind, the newest first, ten a page",
  query: z.object({
    type: z.enum(QUOTATION_TYPES).default("live"),
    q: line(100).default("").meta({ description: "Part of the quotation's number or of what is in it" }),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  answer: z.object({
    list: z.array(quotationWireSchema),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    total_pages: z.int(),
  }),
});

export const readQuotationCall = defineCall({
  method: "GET",
  path: "/api/quotations/{quotation_id}",
  caller: "visitor",
  summary: "A quotation, for the customer whose it is or for who has a link to it",
  params,
  query,
  answer: quotationWireSchema,
  refusals: ["quotation_unknown"],
});

export const approvedQuotationWireSchema = z.object({
  quotation: quotationWireSchema,
  order: orderWireSchema,
  order_key: z.string().meta({ description: "Shows the order to whoever has it, for sixty days" }),
});

export const approveQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations/{quotation_id}/approve",
  caller: "visitor",
  summary:
    "Approves the prices that the shop has named: the quotation becomes an order, to be paid by transfer. Once more answers the same order.",
  params,
  query,
  body: z.object({ revision }),
  answer: approvedQuotationWireSchema,
  refusals: [
    "quotation_unknown",
    "quotation_not_priced",
    "quotation_revised",
    "quotation_cancelled",
    "item_unavailable",
    "billing_inactive",
  ],
});

export const requestRevisionCall = defineCall({
  method: "POST",
  path: "/api/quotations/{quotation_id}/revision",
  caller: "visitor",
  summary: "Asks the shop for other prices, once for each time that it has named some",
  params,
  query,
  body: z.object({
    revision,
    text: paragraphs(LONGEST_TEXT)
      .refine((text) => text !== "", "text_needed")
      .meta({ description: "What the shopper would have otherwise" }),
  }),
  answer: quotationWireSchema,
  refusals: [
    "quotation_unknown",
    "quotation_not_priced",
    "quotation_revised",
    "quotation_confirmed",
    "quotation_cancelled",
    "revision_asked",
    "text_needed",
  ],
});

export const withdrawQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations/{quotation_id}/cancel",
  caller: "visitor",
  summary: "The shopper wants it no more",
  params,
  query,
  body: z.object({
    reason: paragraphs(LONGEST_TEXT).default("").meta({ description: "The shop is told" }),
  }),
  answer: quotationWireSchema,
  refusals: ["quotation_unknown", "quotation_confirmed"],
});
