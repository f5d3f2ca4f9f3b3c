import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { idSchema, line, paragraphs } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { quotationWireSchema } from "./wire";

/** What names a quotation to its owner: its id, or the number that people call it by. */
const params = z.object({ quotation_id: idSchema });
const query = storeQuerySchema;
const refusals = ["store_unknown", "quotation_unknown"] as const;

export const MOST_QUOTATIONS = 100;
/** Sums of the largest bag at this price stay exact. */
const HIGHEST_PRICE = 10_000_000;

const price = z
  .number()
  .min(0)
  .max(HIGHEST_PRICE)
  .transform((major) => toScaledInteger(major, 2))
  .nullable()
  .default(null);

export const storeQuotationsAnswerSchema = z.object({
  list: z.array(quotationWireSchema),
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
  summary: "Quotations of the store, the newest first",
  query: storeQuerySchema.extend({
    status: z.enum(QUOTATION_STATUSES).optional(),
    q: line(100).default("").meta({ description: "Part of a number, an item, a name or an e-mail address" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MOST_QUOTATIONS).default(20),
  }),
  answer: storeQuotationsAnswerSchema,
});

export const showStoreQuotationCall = defineCall({
  method: "GET",
  path: "/api/owner/quotations/{quotation_id}",
  caller: "owner",
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
  summary:
    "Names prices, in the base currency and without the additional charge; what is left out stays as it stands. The shopper is asked to approve them. Nothing at all agrees to what was asked for.",
  params,
  query,
  body: z.object({
    items: z
      .array(
        z.object({
          position: z.int().min(0).max(1_000),
          unit_price: price.meta({ description: "Of one piece with its addon, of one metre or kilogram without" }),
          addon_price: price.meta({ description: "Of the addon to what is sold by length or weight, paid once" }),
        }),
      )
      .max(200)
      .refine((items) => new Set(items.map(({ position }) => position)).size === items.length, "item_repeated")
      .default([]),
    shipping_price: price,
    message: paragraphs(1_000).default("").meta({ description: "The shopper is told" }),
  }),
  answer: quotationWireSchema,
  refusals: [
    ...refusals,
    "quotation_confirmed",
    "quotation_cancelled",
    "item_unknown",
    "item_repeated",
    "addon_not_priced",
    "prices_needed",
  ],
});

export const cancelQuotationCall = defineCall({
  method: "POST",
  path: "/api/owner/quotations/{quotation_id}/cancel",
  caller: "owner",
  summary: "The shop does not sell this, or not at that price",
  params,
  query,
  body: z.object({ reason: line(500).default("").meta({ description: "The shopper is told" }) }),
  answer: quotationWireSchema,
  refusals: [...refusals, "quotation_confirmed"],
});
