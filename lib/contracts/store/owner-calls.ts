import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { PAYMENT_STATES } from "@/lib/contracts/payment/problems";
import { LIMITS } from "@/lib/domain/product-import/imported-product";
import { SUB_TYPES } from "@/lib/domain/store/kind";
import { STORE_PROBLEMS } from "@/lib/domain/store/problem";

/** Identifies the store. If `store_id` is omitted, the call applies to the store of this deployment. */
export const storeQuerySchema = z.object({ store_id: z.string().min(1).max(63).optional() });

export const storeStatusBodySchema = z.object({ status: z.enum(["active", "inactive"]) });

export const storeStatusAnswerSchema = z.object({ store_id: z.string(), status: z.string() });

export const storeOriginBodySchema = z.object({ origin: z.url({ protocol: /^https?$/ }).max(LIMITS.text) });

export const storeOriginAnswerSchema = z.object({ store_id: z.string(), origin: z.string() });

export const storeAnswerSchema = z.object({
  store_id: z.string(),
  name: z.string(),
  status: z.string(),
  origin: z.string(),
  base_currency: z.string().meta({ description: "ISO 4217; all amounts of the owner's calls are in it" }),
  time_zone: z.string().meta({ description: "In which customers read dates and pickup slots" }),
  needs_hsn_codes: z.boolean().meta({ description: "True if its invoices must name HSN codes: it has a GST number" }),
  sells_by: z.enum(SUB_TYPES).meta({ description: "order, quot (quotations) or enquiry" }),
});
export type StoreAnswer = z.infer<typeof storeAnswerSchema>;

export const storesAnswerSchema = z.object({
  stores: z.array(
    z.object({
      store_id: z.string(),
      name: z.string(),
      status: z.string(),
      domains: z.array(z.string()),
      products: z.int(),
    }),
  ),
});
export type StoresAnswer = z.infer<typeof storesAnswerSchema>;

export const changeStoreStatusCall = defineCall({
  method: "PUT",
  path: "/api/owner/store/status",
  caller: "owner",
  right: "store.write",
  summary: "Opens or closes the store",
  query: storeQuerySchema,
  body: storeStatusBodySchema,
  answer: storeStatusAnswerSchema,
  refusals: ["store_unknown", "store_kept_elsewhere"],
});

export const changeStoreOriginCall = defineCall({
  method: "PUT",
  path: "/api/owner/store/origin",
  caller: "owner",
  right: "store.write",
  summary: "The address that shoppers and crawlers use",
  query: storeQuerySchema,
  body: storeOriginBodySchema,
  answer: storeOriginAnswerSchema,
  refusals: ["store_unknown", "store_kept_elsewhere", "origin_path_differs"],
});

export const describeStoreCall = defineCall({
  method: "GET",
  path: "/api/owner/store",
  caller: "owner",
  right: "store.read",
  summary: "The store, with what its amounts and dates are read in",
  query: storeQuerySchema,
  answer: storeAnswerSchema,
  refusals: ["store_unknown"],
});

export const paymentsAnswerSchema = z.object({
  payments: z.array(z.object({ name: z.string(), state: z.enum(PAYMENT_STATES) })),
});
export type PaymentsAnswer = z.infer<typeof paymentsAnswerSchema>;

export const listPaymentsCall = defineCall({
  method: "GET",
  path: "/api/owner/payments",
  caller: "owner",
  right: "money.read",
  summary: "The payment methods of the store, and whether shoppers are offered them",
  query: storeQuerySchema,
  answer: paymentsAnswerSchema,
  refusals: ["store_unknown"],
});

export const testPaymentAnswerSchema = z.object({
  outcome: z.enum(["accepted", "refused", "no_answer", "keys_missing", "no_provider"]).meta({
    description: "What the provider says to the keys; `no_provider` if the method needs none",
  }),
});
export type TestPaymentAnswer = z.infer<typeof testPaymentAnswerSchema>;

export const testPaymentCall = defineCall({
  method: "POST",
  path: "/api/owner/payments/test",
  caller: "owner",
  right: "store.write",
  summary: "Asks the provider of a payment method, as it is saved, whether it knows the keys. Nothing is charged",
  query: storeQuerySchema,
  body: z.object({ name: z.string().max(200) }),
  answer: testPaymentAnswerSchema,
  refusals: ["store_unknown", "payment_method_unknown"],
});

export const problemsAnswerSchema = z.object({
  problems: z.array(
    z.object({
      code: z.enum(STORE_PROBLEMS),
      about: z.string().meta({ description: "The feature, type or kind of mail; empty if the code says it all" }),
    }),
  ),
});
export type ProblemsAnswer = z.infer<typeof problemsAnswerSchema>;

export const listProblemsCall = defineCall({
  method: "GET",
  path: "/api/owner/store/problems",
  caller: "owner",
  right: "store.read",
  summary: "What the owner has to mend in the settings of the store",
  query: storeQuerySchema,
  answer: problemsAnswerSchema,
  refusals: ["store_unknown"],
});

export const listStoresCall = defineCall({
  method: "GET",
  path: "/api/owner/stores",
  caller: "owner",
  right: "deployment",
  summary: "The stores of this database",
  answer: storesAnswerSchema,
});
