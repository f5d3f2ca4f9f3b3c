import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { idSchema, momentSchema } from "@/lib/contracts/customer/fields";
import { hundredths } from "@/lib/contracts/product/owner-calls";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Discount } from "@/lib/domain/pricing/discount";
import { OFFER_STATES, type Offer, offerState } from "@/lib/domain/pricing/offer";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";
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

const MAX_CHOSEN = 500;
const chosenSchema = z.array(idSchema).max(MAX_CHOSEN).default([]);

export const newOfferSchema = z
  .object({
    code: codeSchema,
    discount_type: z.enum(["percentage", "amount"]),
    discount_value: amount.positive(),
    apply_to: z.enum(["order", "shipping", "category", "product"]).default("order"),
    category_list: chosenSchema.meta({ description: "Ids; with those below them. For apply_to: category" }),
    product_list: chosenSchema.meta({ description: "Ids, for apply_to: product" }),
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
  })
  .refine(({ apply_to, category_list }) => apply_to !== "category" || category_list.length > 0, {
    path: ["category_list"],
    error: "too_small",
  })
  .refine(({ apply_to, product_list }) => apply_to !== "product" || product_list.length > 0, {
    path: ["product_list"],
    error: "too_small",
  });
export type NewOffer = z.output<typeof newOfferSchema>;

export const addOfferCall = defineCall({
  method: "POST",
  path: "/api/owner/offers",
  caller: "owner",
  right: "offers.write",
  summary: "Adds an offer on the order, on its shipping, or on chosen categories or products",
  query: storeQuerySchema,
  body: newOfferSchema,
  answer: offerWireSchema,
  refusals: ["offer_repeated", "offer_dates_wrong", "store_unknown", "category_unknown", "product_unknown"],
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

const discountSchema = z.object({
  type: z.enum(["percentage", "amount"]),
  value: z.number().meta({ description: "In percent, or in the base currency" }),
});

const listedOfferSchema = z.object({
  code: z.string(),
  state: z.enum(OFFER_STATES),
  automatic: z.boolean().meta({ description: "Applies without a code" }),
  applies_to: z.enum(["order", "shipping", "items", "buy_x_get_y"]),
  discount: discountSchema.nullable().meta({ description: "Null for buy_x_get_y" }),
  at_most: z.number().nullable().meta({ description: "The most it takes off" }),
  buy: z.object({ quantity: z.number().nullable(), amount: z.number().nullable() }).nullable(),
  get: z.object({ quantity: z.number(), percent_off: z.number() }).nullable(),
  min_order_amt: z.number(),
  min_quantity: z.number(),
  valid_from: momentSchema.nullable(),
  valid_to: momentSchema.nullable(),
  used: z.int(),
  usage_limit: z.int().nullable(),
  once_per_customer: z.boolean(),
});
export type ListedOfferWire = z.output<typeof listedOfferSchema>;

export const offersAnswerSchema = z.object({
  list: z.array(listedOfferSchema),
  unreadable: z.array(z.string()).meta({ description: "Codes of offers that cannot be read, and apply to nothing" }),
});
export type OffersAnswer = z.output<typeof offersAnswerSchema>;

export const listOffersCall = defineCall({
  method: "GET",
  path: "/api/owner/offers",
  caller: "owner",
  right: "money.read",
  summary: "All offers, with how often they were used",
  query: storeQuerySchema,
  answer: offersAnswerSchema,
});

const MAX_TRIED = 50;

const triedSchema = z.object({
  sub_total: z.number(),
  total: z.number().meta({ description: "With shipping, after the offer that applies" }),
  applied: z.object({ code: z.string(), amount: z.number() }).nullable(),
  refusal: z.string().nullable().meta({ description: "Why the code that was asked for does not apply" }),
  offers: z.array(
    z.object({
      code: z.string(),
      amount: z.number().nullable().meta({ description: "What it would take off; null if it does not apply" }),
      refusal: z.string().nullable(),
      leaves_out_reduced: z.boolean().meta({ description: "Whether it leaves out items that are reduced already" }),
    }),
  ),
});
export type TriedOffers = z.output<typeof triedSchema>;

export const tryOffersCall = defineCall({
  method: "POST",
  path: "/api/owner/offers/try",
  caller: "owner",
  right: "money.read",
  summary: "What a bag would cost, which offer would apply, and why the others would not. A question, sent as POST",
  query: storeQuerySchema,
  body: z.object({
    items: z
      .array(z.object({ sku: z.string().min(1).max(MAX_SKU_LENGTH), quantity: hundredths.pipe(z.int().min(1)) }))
      .min(1)
      .max(MAX_TRIED),
    code: z.string().trim().max(50).default("").meta({ description: "As a shopper enters it" }),
    shipping_price: hundredths.nullable().default(null).meta({ description: "Null while it is not known" }),
    abroad: z.boolean().default(false),
  }),
  answer: triedSchema,
  refusals: ["store_unknown", "sku_unknown"],
});

const percentOf = (millionths: number) => millionths / 10_000;

export function offerToWire(offer: Offer, now: Date): ListedOfferWire {
  const { terms } = offer;
  const isSets = terms.appliesTo === "buy_x_get_y";
  return {
    code: offer.code,
    state: offerState(offer, now),
    automatic: offer.isAutomatic,
    applies_to: terms.appliesTo,
    discount: isSets ? null : discountToWire(terms.discount),
    at_most: isSets || terms.limit === null ? null : toMajor(terms.limit),
    buy: isSets
      ? {
          quantity: terms.buy.type === "quantity" ? terms.buy.quantity : null,
          amount: terms.buy.type === "amount" ? toMajor(terms.buy.amount) : null,
        }
      : null,
    get: isSets ? { quantity: terms.get.quantity, percent_off: percentOf(terms.get.millionths) } : null,
    min_order_amt: toMajor(offer.minOrderAmount),
    min_quantity: toMajor(offer.minOrderQuantity),
    valid_from: offer.validFrom?.toISOString() ?? null,
    valid_to: offer.validTo?.toISOString() ?? null,
    used: offer.redeemedCount,
    usage_limit: offer.usageLimit,
    once_per_customer: offer.isOncePerCustomer,
  };
}

const discountToWire = (discount: Discount) =>
  discount.type === "percentage"
    ? { type: discount.type, value: percentOf(discount.millionths) }
    : { type: discount.type, value: toMajor(discount.amount) };
