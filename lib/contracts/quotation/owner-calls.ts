import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { idSchema, line, paragraphs } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { quotationWireSchema } from "./wire";

/** Owners may identify a quotation by its id or its number. */
const params = z.object({ quotation_id: idSchema });
const query = storeQuerySchema;
const refusals = ["store_unknown", "quotation_unknown"] as const;

export const MAX_QUOTATIONS_PER_PAGE = 100;
/** Up to this price, even the totals of the largest possible cart are integers that JavaScript represents exactly. */
const MAX_PRICE = 10_000_000;

const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .transform((major) => toScaledInteger(major, 2))
  .nullable()
  .default(null);

export const storeQuotationsAnswerSchema = z.object({
  list: z.array(quotationWireSchema),
  /** The numbers of those that cannot be read; they are left out of `list`. */
  unreadable: z.array(z.string()).default([]),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  total_pages: z.int(),
});
export type StoreQuotationsAnswer = z.output<typeof storeQuotationsAnswerSchema>;

export const listStoreQuotationsCall = defineCall({
  method: "GET",
  path: "/api/owner/quotations",
  caller: "owner",
  right: "orders.read",
  summary: "Quotations of the store, the newest first",
  query: storeQuerySchema.extend({
    status: z.enum(QUOTATION_STATUSES).optional(),
    q: line(100).default("").meta({ description: "Part of a number, an item, a name or an e-mail address" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_QUOTATIONS_PER_PAGE).default(20),
  }),
  answer: storeQuotationsAnswerSchema,
});

export const showStoreQuotationCall = defineCall({
  method: "GET",
  path: "/api/owner/quotations/{quotation_id}",
  caller: "owner",
  right: "orders.read",
  summary: "A quotation, by its id or its number",
  params,
  query,
  answer: quotationWireSchema,
  refusals: ["quotation_unknown"],
});

export const reviseQuotationCall = defineCall({
  method: "POST",
  path: "/api/owner/quotations/{quotation_id}/revise",
  caller: "owner",
  right: "orders.write",
  summary:
    "Offers prices, in the base currency and without the additional charge. Omitted prices stay as they are; an empty body accepts the list prices. The shopper is asked to approve them.",
  params,
  query,
  body: z.object({
    items: z
      .array(
        z.object({
          position: z.int().min(0).max(1_000),
          unit_price: price.meta({ description: "Per piece with its addon, or per metre or kilogram without" }),
          addon_price: price.meta({ description: "The addon of an item sold by length or weight, paid once per item" }),
        }),
      )
      .max(200)
      .refine(
        (items) => new Set(items.map(({ position }) => position)).size === items.length,
        fieldRefusal("item_repeated"),
      )
      .default([]),
    shipping_price: price,
    seen_revision: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "The `revision` that was looked at; refused if somebody has offered meanwhile" }),
    message: paragraphs(1_000).default("").meta({ description: "Sent to the shopper" }),
  }),
  answer: quotationWireSchema,
  refusals: [
    ...refusals,
    "quotation_confirmed",
    "quotation_cancelled",
    "item_unknown",
    "addon_not_priced",
    "prices_needed",
    "quotation_changed",
  ],
});

export const cancelQuotationCall = defineCall({
  method: "POST",
  path: "/api/owner/quotations/{quotation_id}/cancel",
  caller: "owner",
  right: "orders.write",
  summary: "Cancels a quotation that the owner cannot offer",
  params,
  query,
  body: z.object({ reason: line(500).default("").meta({ description: "Sent to the shopper" }) }),
  answer: quotationWireSchema,
  refusals: [...refusals, "quotation_confirmed"],
});
