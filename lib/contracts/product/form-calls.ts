import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { ProductChoices } from "@/lib/domain/product/product-choices";
import { FIELDS_BODY_LIMIT, type ProductFields, productFieldsSchema } from "./product-fields";

const productParams = z.object({ product_id: idSchema });

export const writtenProductSchema = z.object({ _id: z.string(), fields: productFieldsSchema });
export type WrittenProductWire = z.output<typeof writtenProductSchema>;

export const showProductFieldsCall = defineCall({
  method: "GET",
  path: "/api/owner/products/{product_id}/fields",
  caller: "owner",
  right: "products.read",
  summary: "All that the owner has written about a product",
  params: productParams,
  query: storeQuerySchema,
  answer: writtenProductSchema,
  refusals: ["product_unknown"],
});

export const changeProductCall = defineCall({
  method: "PATCH",
  path: "/api/owner/products/{product_id}",
  caller: "owner",
  right: "products.write",
  summary: "Changes some fields of a product; what another has changed since it was seen is refused",
  params: productParams,
  query: storeQuerySchema,
  body: z.object({
    changes: productFieldsSchema,
    seen: productFieldsSchema.meta({ description: "The same fields as they were when the change was begun" }),
  }),
  bodyLimit: FIELDS_BODY_LIMIT,
  answer: writtenProductSchema,
  refusals: ["store_unknown", "product_unknown", "product_changed", "product_invalid"],
});

export const createProductCall = defineCall({
  method: "POST",
  path: "/api/owner/products",
  caller: "owner",
  right: "products.write",
  summary: "Adds a product: as a draft, unless a status is given",
  query: storeQuerySchema,
  body: z.object({ fields: productFieldsSchema }),
  bodyLimit: FIELDS_BODY_LIMIT,
  answer: writtenProductSchema,
  refusals: ["store_unknown", "product_invalid"],
});

const choiceSchema = z.object({ key: z.string(), name: z.string() });

export const productChoicesAnswerSchema = z.object({
  categories: z.array(choiceSchema),
  badges: z.array(choiceSchema),
  addons: z.array(choiceSchema),
  size_charts: z.array(choiceSchema),
  tax_rates: z.array(choiceSchema),
  filter_groups: z.array(z.object({ name: z.string(), options: z.array(choiceSchema) })),
});
export type ProductChoicesAnswer = z.output<typeof productChoicesAnswerSchema>;

export const listProductChoicesCall = defineCall({
  method: "GET",
  path: "/api/owner/products/choices",
  caller: "owner",
  right: "products.read",
  summary: "What a product of the store can be part of, made with or marked as",
  query: storeQuerySchema,
  answer: productChoicesAnswerSchema,
  refusals: ["store_unknown"],
});

export const writtenProductToWire = ({ id, fields }: { id: string; fields: ProductFields }) => ({ _id: id, fields });

export const productChoicesToWire = ({ sizeCharts, taxRates, filterGroups, ...same }: ProductChoices) => ({
  ...same,
  size_charts: sizeCharts,
  tax_rates: taxRates,
  filter_groups: filterGroups,
});
