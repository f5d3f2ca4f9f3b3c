import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { NEW_ITEM_REFUSALS } from "@/lib/contracts/cart/calls";
import {
  changeCheckoutCall,
  checkoutChoicesSchema,
  checkoutWireSchema,
  startCheckoutCall,
} from "@/lib/contracts/checkout/calls";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { contactSchema, idSchema, line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";
import { placeOrderCall } from "./calls";
import { ownerOrderWireSchema } from "./owner-wire";

/** A random name that the desk gives a draft. */
const draftIdSchema = z.string().regex(/^[\w-]{16,64}$/);
const MAX_ITEMS = 100;

export const deskDraftBodySchema = z.object({
  draft_id: draftIdSchema,
  contact: contactSchema.meta({ description: "The customer's e-mail address or mobile number" }),
  items: z
    .array(
      z.object({
        sku: z.string().min(1).max(MAX_SKU_LENGTH),
        quantity: z
          .number()
          .positive()
          .max(1_000_000)
          .transform((quantity) => toScaledInteger(quantity, 2)),
      }),
    )
    .min(1)
    .max(MAX_ITEMS),
  choices: checkoutChoicesSchema.pick({
    order_type: true,
    branch_id: true,
    collector: true,
    shipping_address: true,
    shipping_id: true,
    slot: true,
    offer_code: true,
    order_note: true,
    gst: true,
  }),
});
export type DeskDraftBody = z.input<typeof deskDraftBodySchema>;

export const deskDraftAnswerSchema = checkoutWireSchema.extend({
  countries: z
    .array(z.object({ code: z.string(), name: z.string(), dial_code: z.string() }))
    .meta({ description: "To which an address may belong" }),
  country: z.string().meta({ description: "That of the store" }),
});
export type DeskDraftAnswer = z.output<typeof deskDraftAnswerSchema>;

export const priceDeskDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/desk-orders/draft",
  caller: "owner",
  right: "orders.write",
  summary: "Prices an order that is taken on the phone. It is kept under its `draft_id`; the same id replaces it.",
  query: storeQuerySchema,
  body: deskDraftBodySchema,
  answer: deskDraftAnswerSchema,
  // The three steps of a shopper share many codes.
  refusals: [
    ...new Set([
      "store_unknown" as const,
      "sku_unknown" as const,
      ...NEW_ITEM_REFUSALS,
      ...(startCheckoutCall.refusals ?? []),
      ...(changeCheckoutCall.refusals ?? []),
    ]),
  ],
});

export const placeDeskOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/desk-orders",
  caller: "owner",
  right: "orders.write",
  summary:
    "Places the order of a draft, once per header `Idempotency-Key`, to be paid by transfer or on delivery. The customer gets the usual mail.",
  query: storeQuerySchema,
  body: z.object({
    draft_id: draftIdSchema,
    checkout_id: idSchema,
    contact: contactSchema,
    payment_name: line(100).default(""),
    is_test: z.boolean().default(false).meta({
      description:
        "Whether it is only a test: it takes no stock and no invoice number, counts nowhere, and can be deleted",
    }),
    seen_total: z.number().min(0).meta({ description: "The amount to pay as the draft has it" }),
  }),
  answer: ownerOrderWireSchema,
  refusals: ["store_unknown", ...(placeOrderCall.refusals ?? [])],
});
