import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_NUMBER } from "@/lib/domain/storable";

const amount = z.number().min(0).max(MAX_NUMBER);
const moment = z.iso.datetime({ offset: true }).nullable();

export const offerWireSchema = z.object({
  code: z.string(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
});
export type OfferWire = z.output<typeof offerWireSchema>;

const codeSchema = z.string().trim().min(1).max(50);

export const newOfferSchema = z
  .object({
    code: codeSchema,
    discount_type: z.enum(["percentage", "amount"]),
    discount_value: amount.positive(),
    apply_to: z.enum(["order", "shipping"]).default("order"),
    automatic: z.boolean().default(false),
    valid_from: moment.default(null),
    valid_to: moment.default(null),
    min_order_amt: amount.default(0),
    usage_limit: z.int().min(1).max(MAX_NUMBER).nullable().default(null),
    once_per_customer: z.boolean().default(false),
  })
  .refine(({ discount_type, discount_value }) => discount_type === "amount" || discount_value <= 100, {
    path: ["discount_value"],
    error: "too_big",
  });
export type NewOffer = z.output<typeof newOfferSchema>;

export const addOfferCall = defineCall({
  method: "POST",
  path: "/api/owner/offers",
  caller: "owner",
  right: "offers.write",
  summary: "Adds an offer on the order or on its shipping. Offers on products are made in the store's files",
  query: storeQuerySchema,
  body: newOfferSchema,
  answer: offerWireSchema,
  refusals: ["offer_repeated", "offer_dates_wrong", "store_unknown"],
});

export const endOfferCall = defineCall({
  method: "POST",
  path: "/api/owner/offers/end",
  caller: "owner",
  right: "offers.write",
  summary: "Ends an offer, now or at a moment",
  query: storeQuerySchema,
  body: z.object({ code: codeSchema, at: moment.default(null) }),
  answer: offerWireSchema,
  refusals: ["offer_unknown", "offer_dates_wrong"],
});
