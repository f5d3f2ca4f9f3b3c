import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { idSchema, line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { DeskProduct, ListedProduct } from "@/lib/domain/product/desk-product";
import { type Diagnosis, HINTS, OBSTACLES } from "@/lib/domain/product/obstacle";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import { majorOrNull } from "./stock-calls";

export const PRODUCTS_PER_PAGE = 50;

const listedSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  status: z.string().meta({ description: "active, draft, archived or trashed" }),
  unit: z.enum(UNITS),
  price: z.number().meta({ description: "In the base currency; of the cheapest variant" }),
  max_price: z.number().meta({ description: "Of the dearest variant" }),
  stock: z.number().nullable().meta({ description: "In the unit, of all variants; null if it is not counted" }),
  variants: z.int(),
  picture: z.string().nullable().meta({ description: "Below `/uploads/{store_id}/`" }),
});
export type ListedProductWire = z.output<typeof listedSchema>;

export const productsAnswerSchema = z.object({
  list: z.array(listedSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type ProductsAnswer = z.output<typeof productsAnswerSchema>;

export const listDeskProductsCall = defineCall({
  method: "GET",
  path: "/api/owner/products",
  caller: "owner",
  right: "products.read",
  summary: "The products by name, drafts and archived ones too; those in the trash only with their status",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "A part of a name, or a whole SKU" }),
    status: z.enum(PRODUCT_STATUSES).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: productsAnswerSchema,
});

const variantSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  options: z.array(z.string()),
  price: z.number(),
  selling_price: z.number().meta({ description: "The list price" }),
  stock: z.number().nullable(),
});

export const deskProductSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  summary: z.string(),
  status: z.string(),
  unit: z.enum(UNITS),
  price: z.number().meta({ description: "In the base currency" }),
  selling_price: z.number().meta({ description: "The list price" }),
  stock: z.number().nullable().meta({ description: "In the unit; null if it is not counted" }),
  variant_types: z.array(z.string()),
  variants: z.array(variantSchema),
  pictures: z.array(z.string()).meta({ description: "Below `/uploads/{store_id}/`" }),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  modified_on: momentSchema,
  obstacles: z.array(z.enum(OBSTACLES)).meta({ description: "Why nobody can buy it; empty if it can be bought" }),
  hints: z.array(z.enum(HINTS)).meta({ description: "What is worth knowing while it can be bought" }),
});
export type DeskProductWire = z.output<typeof deskProductSchema>;

export const showDeskProductCall = defineCall({
  method: "GET",
  path: "/api/owner/products/{product_id}",
  caller: "owner",
  right: "products.read",
  summary: "A product with its variants, and why nobody can buy it",
  params: z.object({ product_id: idSchema }),
  query: storeQuerySchema,
  answer: deskProductSchema,
  refusals: ["store_unknown", "product_unknown"],
});

export const listedProductToWire = (product: ListedProduct): ListedProductWire => ({
  _id: product.id,
  slug: product.slug,
  sku: product.sku,
  name: product.name,
  status: product.status,
  unit: product.unit,
  price: toMajor(product.minPrice),
  max_price: toMajor(product.maxPrice),
  stock: majorOrNull(product.stock),
  variants: product.variants,
  picture: product.picture,
});

export function deskProductToWire(product: DeskProduct, { obstacles, hints }: Diagnosis): DeskProductWire {
  const { id, slug, sku, name, summary, status, unit, price, sellingPrice, stock, categories, pictures } = product;
  return {
    ...{ _id: id, slug, sku, name, summary, status, unit, obstacles, hints },
    price: toMajor(price),
    selling_price: toMajor(sellingPrice),
    stock: majorOrNull(stock),
    variant_types: product.variantTypes.map((type) => type.name),
    variants: product.variants.map((variant) => ({
      _id: variant.id,
      sku: variant.sku,
      options: [...variant.options],
      price: toMajor(variant.price),
      selling_price: toMajor(variant.sellingPrice),
      stock: majorOrNull(variant.stock),
    })),
    pictures: [...pictures],
    categories: [...categories],
    modified_on: product.modifiedAt.toISOString(),
  };
}
