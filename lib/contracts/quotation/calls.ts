import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { CHECKOUT_REFUSALS } from "@/lib/contracts/checkout/refusals";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { idSchema, line, paragraphs } from "@/lib/contracts/customer/fields";
import { idempotencyKeySchema } from "@/lib/contracts/order/calls";
import { orderWireSchema } from "@/lib/contracts/order/wire";
import { MAX_TEXT_LENGTH } from "@/lib/domain/quotation/limits";
import { QUOTATION_TYPES } from "@/lib/domain/quotation/list";
import { quotationWireSchema } from "./wire";

const params = z.object({ quotation_id: idSchema });
const query = z.object({
  key: z.string().max(100).optional().meta({ description: "The key of a link to the quotation" }),
});
const revision = z
  .int()
  .min(0)
  .max(100_000)
  .meta({ description: "The revision the shopper has seen; a later one is never approved instead" });

export const requestedQuotationWireSchema = z.object({
  quotation: quotationWireSchema,
  key: z.string().meta({ description: "Lets anyone who has it see and answer the quotation, for sixty days" }),
});

export const requestQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations",
  caller: "visitor",
  part: "ordering",
  summary:
    "Requests a quotation for a checkout, once per header `Idempotency-Key` (16 to 100 visible characters). Repeating the key returns the same quotation with a new `key`.",
  body: z.object({
    checkout_id: idSchema,
    seen_total: z
      .number()
      .min(0)
      .max(1e12)
      .transform((major) => toScaledInteger(major, 2))
      .optional()
      .meta({ description: "The subtotal the shopper saw; if it has changed, nothing is requested" }),
    idempotency_key: idempotencyKeySchema
      .optional()
      .meta({ description: "Instead of the header `Idempotency-Key`, for forms without JavaScript" }),
  }),
  answer: requestedQuotationWireSchema,
  refusals: [
    "quotations_off",
    "sign_in_needed",
    "idempotency_key_missing",
    "idempotency_key_reused",
    "checkout_unknown",
    "checkout_ordered",
    "total_changed",
    "too_many_attempts",
    ...CHECKOUT_REFUSALS,
  ],
});

export const listQuotationsCall = defineCall({
  method: "GET",
  path: "/api/quotations",
  caller: "customer",
  part: "ordering",
  summary: "The customer's quotations of one type, the newest first, ten per page",
  query: z.object({
    type: z.enum(QUOTATION_TYPES).default("live"),
    q: line(100).default("").meta({ description: "Part of the quotation number, or of the name of an item" }),
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
  summary: "A quotation, for its customer or for a visitor with the key of its link",
  params,
  query,
  answer: quotationWireSchema,
  refusals: ["quotation_unknown"],
});

export const approvedQuotationWireSchema = z.object({
  quotation: quotationWireSchema,
  order: orderWireSchema,
  order_key: z.string().meta({ description: "Lets anyone who has it see the order, for sixty days" }),
});

export const approveQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations/{quotation_id}/approve",
  caller: "visitor",
  summary:
    "Approves the offered prices, which places an order to be paid by transfer. Repeating it returns the same order.",
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
  summary: "Asks for a revision, once per offer",
  params,
  query,
  body: z.object({
    revision,
    text: paragraphs(MAX_TEXT_LENGTH)
      .refine((text) => text !== "", fieldRefusal("text_needed"))
      .meta({ description: "What the shopper would like to change" }),
  }),
  answer: quotationWireSchema,
  refusals: [
    "quotation_unknown",
    "quotation_not_priced",
    "quotation_revised",
    "quotation_confirmed",
    "quotation_cancelled",
    "revision_asked",
  ],
});

export const withdrawQuotationCall = defineCall({
  method: "POST",
  path: "/api/quotations/{quotation_id}/cancel",
  caller: "visitor",
  summary: "Cancels a quotation on the shopper's side",
  params,
  query,
  body: z.object({
    reason: paragraphs(MAX_TEXT_LENGTH).default("").meta({ description: "Sent to the owner" }),
  }),
  answer: quotationWireSchema,
  refusals: ["quotation_unknown", "quotation_confirmed"],
});
