import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { hundredths } from "@/lib/contracts/product/owner-calls";
import type { ShippingMethod, ShippingReason } from "@/lib/domain/pricing/shipping";
import type { TaxGroup } from "@/lib/domain/pricing/tax";
import { MAX_NUMBER } from "@/lib/domain/storable";
import { storeQuerySchema } from "./owner-calls";

/** No list of a store is longer. */
const MAX_ENTRIES = 200;
export const LIST_BODY_LIMIT = 1_000_000;

const entrySchema = z.object({
  id: z.string().min(1).max(200),
  content: z.record(z.string(), z.json()).meta({ description: "As in the file of the list in an export" }),
});
export type ListEntryWire = z.output<typeof entrySchema>;

export const listAnswerSchema = z.object({
  list: z.array(entrySchema).meta({ description: "In the order of the shop" }),
});

export const termsAnswerSchema = listAnswerSchema.extend({
  home: z.string().meta({ description: "The store's country" }),
  states: z.array(z.string()).meta({ description: "Those of the store's country, if its addresses name them" }),
  countries: z.array(z.string()),
});
export type TermsAnswer = z.output<typeof termsAnswerSchema>;

export const saveBody = z.object({
  list: z.array(entrySchema).max(MAX_ENTRIES),
  seen: z.array(entrySchema).meta({ description: "The list as it was when the change was begun" }),
});

export const SAVE_REFUSALS = ["store_unknown", "list_changed", "list_invalid"] as const;
const saves = (name: string) => `Replaces ${name}; a list that another has changed since it was seen is refused`;

export const listShippingMethodsCall = defineCall({
  method: "GET",
  path: "/api/owner/shipping-methods",
  caller: "owner",
  right: "store.read",
  summary: "The shipping methods, with the places that they can name",
  query: storeQuerySchema,
  answer: termsAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveShippingMethodsCall = defineCall({
  method: "PUT",
  path: "/api/owner/shipping-methods",
  caller: "owner",
  right: "store.write",
  summary: saves("the shipping methods"),
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});

const triedShippingSchema = z.object({
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number().nullable().meta({ description: "Null if it does not go there" }),
      delivery_time: z.string(),
      reason: z.enum(["flat", "zone", "free", "other_direction", "no_zone", "no_rate", "off"]),
      zone: z.string().meta({ description: "Whose table of weights counts" }),
      up_to_grams: z.int().nullable().meta({ description: "The row of that table" }),
      free_from: z.number().nullable(),
    }),
  ),
});
export type TriedShipping = z.output<typeof triedShippingSchema>;

const placeSchema = {
  country: z.string().min(1).max(100).meta({ description: "Name or code" }),
  state: z.string().max(100).default(""),
};
const draftSchema = z
  .array(entrySchema)
  .max(MAX_ENTRIES)
  .nullable()
  .default(null)
  .meta({ description: "A list that is not saved yet; null for the saved one" });

export const tryShippingCall = defineCall({
  method: "POST",
  path: "/api/owner/shipping-methods/try",
  caller: "owner",
  right: "store.read",
  summary: "What each shipping method costs for a parcel, and why. A question, sent as POST",
  query: storeQuerySchema,
  body: z.object({
    ...placeSchema,
    weight_grams: z.int().min(0).max(1_000_000),
    amount: hundredths.meta({ description: "What the items cost" }),
    list: draftSchema,
  }),
  bodyLimit: LIST_BODY_LIMIT,
  answer: triedShippingSchema,
  refusals: ["store_unknown", "list_invalid"],
});

export const listTaxRatesCall = defineCall({
  method: "GET",
  path: "/api/owner/tax-rates",
  caller: "owner",
  right: "store.read",
  summary: "The tax rates; prices include them",
  query: storeQuerySchema,
  answer: termsAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveTaxRatesCall = defineCall({
  method: "PUT",
  path: "/api/owner/tax-rates",
  caller: "owner",
  right: "store.write",
  summary: saves("the tax rates"),
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});

const triedTaxSchema = z.object({
  amount: z.number(),
  taxable: z.number(),
  components: z.array(z.object({ name: z.enum(["CGST", "SGST", "IGST"]), percent: z.number(), amount: z.number() })),
});
export type TriedTax = z.output<typeof triedTaxSchema>;

export const tryTaxCall = defineCall({
  method: "POST",
  path: "/api/owner/tax-rates/try",
  caller: "owner",
  right: "store.read",
  summary: "The tax in a price, for someone billed at a place. A question, sent as POST",
  query: storeQuerySchema,
  body: z.object({
    ...placeSchema,
    amount: hundredths.pipe(z.int().min(1).max(MAX_NUMBER)),
    tax_rate_id: z.string().max(200).default("").meta({ description: "Empty for the usual one" }),
    list: draftSchema,
  }),
  bodyLimit: LIST_BODY_LIMIT,
  answer: triedTaxSchema.nullable().meta({ description: "Null in a store without tax rates" }),
  refusals: ["store_unknown", "list_invalid"],
});

export const listCollectionsCall = defineCall({
  method: "GET",
  path: "/api/owner/collections",
  caller: "owner",
  right: "products.read",
  summary: "The headings of the page of collections, with the names under each",
  query: storeQuerySchema,
  answer: listAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveCollectionsCall = defineCall({
  method: "PUT",
  path: "/api/owner/collections",
  caller: "owner",
  right: "products.write",
  summary: saves("the collections"),
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});

export const listFilterGroupsCall = defineCall({
  method: "GET",
  path: "/api/owner/filters",
  caller: "owner",
  right: "products.read",
  summary: "The groups of options by which lists are filtered",
  query: storeQuerySchema,
  answer: listAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveFilterGroupsCall = defineCall({
  method: "PUT",
  path: "/api/owner/filters",
  caller: "owner",
  right: "products.write",
  summary: saves("the filter groups"),
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});

export const listMenuCall = defineCall({
  method: "GET",
  path: "/api/owner/menu",
  caller: "owner",
  right: "products.read",
  summary: "The entries of the navigation, with their columns and pictures",
  query: storeQuerySchema,
  answer: listAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveMenuCall = defineCall({
  method: "PUT",
  path: "/api/owner/menu",
  caller: "owner",
  right: "products.write",
  summary: saves("the navigation"),
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});

export const triedTaxToWire = ({ amount, taxable, components }: TaxGroup): TriedTax => ({
  amount: toMajor(amount),
  taxable: toMajor(taxable),
  components: components.map(({ name, millionths, amount: tax }) => ({
    name,
    percent: millionths / 10_000,
    amount: toMajor(tax),
  })),
});

type TriedMethod = {
  method: Pick<ShippingMethod, "id" | "name">;
  deliveryTime: string;
  price: number | null;
  reason: ShippingReason | { code: "other_direction" | "no_zone" | "no_rate" | "off" };
};

export const triedShippingToWire = (tried: readonly TriedMethod[]): TriedShipping => ({
  methods: tried.map(({ method: { id, name }, deliveryTime, price, reason }) => ({
    id,
    name,
    price: price === null ? null : toMajor(price),
    delivery_time: deliveryTime,
    // A parcel that is tried is sent, and not picked up or put into a slot.
    reason: reason.code === "pickup" || reason.code === "slot" ? "flat" : reason.code,
    zone: reason.code === "zone" ? reason.zone : "",
    up_to_grams: reason.code === "zone" ? reason.upToGrams : null,
    free_from: reason.code === "free" ? toMajor(reason.from) : null,
  })),
});
