import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { PlacedCategory } from "@/lib/domain/catalogue/category-tree";
import { type CategoryFields, categoryFieldsSchema } from "./category-fields";

const categoryParams = z.object({ category_id: idSchema });
/** A header and a footer with pictures in them are refused. */
const BODY_LIMIT = 1_000_000;

const placedCategorySchema = z.object({
  _id: z.string(),
  parent_id: z.string().nullable().meta({ description: "The category above it; null on the first level" }),
  slug: z.string(),
  name: z.string(),
  active: z.boolean(),
  lists_products: z.boolean(),
  products: z.int().meta({ description: "Those put into it, without those of the categories below" }),
});
export type PlacedCategoryWire = z.output<typeof placedCategorySchema>;

export const categoryTreeSchema = z.object({ list: z.array(placedCategorySchema) });
export type CategoryTreeAnswer = z.output<typeof categoryTreeSchema>;

export const writtenCategorySchema = z.object({ _id: z.string(), fields: categoryFieldsSchema });

export const listCategoriesCall = defineCall({
  method: "GET",
  path: "/api/owner/categories",
  caller: "owner",
  right: "products.read",
  summary: "All categories in the order of the shop, each with the one above it",
  query: storeQuerySchema,
  answer: categoryTreeSchema,
});

export const createCategoryCall = defineCall({
  method: "POST",
  path: "/api/owner/categories",
  caller: "owner",
  right: "products.write",
  summary: "Adds a category, as the last below another or on the first level",
  query: storeQuerySchema,
  body: z.object({
    name: z.string().trim().min(1).max(200),
    parent_id: idSchema.nullable().default(null),
  }),
  answer: writtenCategorySchema,
  refusals: ["store_unknown", "category_unknown", "category_too_deep", "too_many_categories"],
});

export const showCategoryCall = defineCall({
  method: "GET",
  path: "/api/owner/categories/{category_id}",
  caller: "owner",
  right: "products.read",
  summary: "All that the owner has written about a category",
  params: categoryParams,
  query: storeQuerySchema,
  answer: writtenCategorySchema,
  refusals: ["category_unknown"],
});

export const changeCategoryCall = defineCall({
  method: "PATCH",
  path: "/api/owner/categories/{category_id}",
  caller: "owner",
  right: "products.write",
  summary: "Changes some fields of a category; what another has changed since it was seen is refused",
  params: categoryParams,
  query: storeQuerySchema,
  body: z.object({
    changes: categoryFieldsSchema,
    seen: categoryFieldsSchema.meta({ description: "The same fields as they were when the change was begun" }),
  }),
  bodyLimit: BODY_LIMIT,
  answer: writtenCategorySchema,
  refusals: ["category_unknown", "category_changed", "category_invalid"],
});

export const moveCategoryCall = defineCall({
  method: "POST",
  path: "/api/owner/categories/{category_id}/move",
  caller: "owner",
  right: "products.write",
  summary: "Moves a category with all below it; its address stays",
  params: categoryParams,
  query: storeQuerySchema,
  body: z.object({
    parent_id: idSchema.nullable(),
    position: z.int().min(0).max(10_000).meta({ description: "Among its new neighbours, without itself; 0 is first" }),
  }),
  answer: categoryTreeSchema,
  refusals: ["category_unknown", "category_below_itself", "category_too_deep"],
});

export const removeCategoryCall = defineCall({
  method: "DELETE",
  path: "/api/owner/categories/{category_id}",
  caller: "owner",
  right: "products.write",
  summary: "Removes a category. Those below it move up, its products stay, and its address leads to the one above it",
  params: categoryParams,
  query: storeQuerySchema,
  answer: categoryTreeSchema,
  refusals: ["category_unknown", "category_named"],
});

export const writtenCategoryToWire = ({ id, fields }: { id: string; fields: CategoryFields }) => ({ _id: id, fields });

export const categoryTreeToWire = (categories: readonly PlacedCategory[]): CategoryTreeAnswer => ({
  list: categories.map(({ id, parentId, slug, name, isActive, listsProducts, products }) => ({
    _id: id,
    parent_id: parentId,
    slug,
    name,
    active: isActive,
    lists_products: listsProducts,
    products,
  })),
});
