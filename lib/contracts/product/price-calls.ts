import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { idSchema, line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Amounts } from "@/lib/domain/product/daily-change";
import {
  type EditedRow,
  MAX_PRICE_ROWS,
  type PriceChange,
  type PriceEdit,
  type PriceRow,
} from "@/lib/domain/product/price-edit";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import { hundredths } from "./owner-calls";
import { majorOrNull } from "./stock-calls";

/** Enough for changes of all rows. */
const CHANGES_BODY_LIMIT = 2_000_000;

const amountsSchema = z.object({
  price: z.number().meta({ description: "In the base currency" }),
  selling_price: z.number().meta({ description: "The list price" }),
  stock: z.number().nullable().meta({ description: "In the unit; null if it is not counted" }),
});
export type AmountsWire = z.output<typeof amountsSchema>;

const rowIdSchema = z.object({
  product_id: z.string(),
  variant_id: z.string().meta({ description: "Empty for a product without variants" }),
});

const priceRowSchema = rowIdSchema.extend({
  ...amountsSchema.shape,
  sku: z.string(),
  name: z.string(),
  options: z.array(z.string()),
  unit: z.enum(UNITS),
  status: z.string(),
});
export type PriceRowWire = z.output<typeof priceRowSchema>;

export const pricesAnswerSchema = z.object({
  list: z.array(priceRowSchema),
  total: z.int().meta({ description: `How many there are; only the first ${MAX_PRICE_ROWS} are listed` }),
});
export type PricesAnswer = z.output<typeof pricesAnswerSchema>;

export const listPricesCall = defineCall({
  method: "GET",
  path: "/api/owner/prices",
  caller: "owner",
  right: "products.read",
  summary: "Everything that has a price of its own, with its stock: variants, and products without any",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "A part of a name, or a whole SKU" }),
    category: line(200).optional().meta({ description: "The slug of a category" }),
    status: z.enum(PRODUCT_STATUSES).optional(),
    product_id: idSchema.optional(),
  }),
  answer: pricesAnswerSchema,
});

const changeSchema = rowIdSchema.extend({
  price: hundredths.optional(),
  selling_price: hundredths.optional(),
  stock: hundredths.nullable().optional(),
  seen: z
    .object({ price: hundredths, selling_price: hundredths, stock: hundredths.nullable() })
    .meta({ description: "What was changed; refused if the amount that changes is not that any more" }),
});

export type PriceChangeWire = z.input<typeof changeSchema>;

const editSchema = z.object({
  edit_id: z.string().meta({ description: "By which it is undone; empty if nothing was written" }),
  rows: z.array(rowIdSchema.extend({ before: amountsSchema, after: amountsSchema })),
});
export type PriceEditAnswer = z.output<typeof editSchema>;

export const editPricesCall = defineCall({
  method: "PATCH",
  path: "/api/owner/prices",
  caller: "owner",
  right: "stock.write",
  summary: "Changes many prices and stocks at once, or none if one is refused. Prices need `products.write`.",
  query: storeQuerySchema,
  body: z.object({
    changes: z.array(changeSchema).min(1).max(MAX_PRICE_ROWS),
    dry_run: z.boolean().default(false).meta({ description: "Says what would change, and writes nothing" }),
  }),
  bodyLimit: CHANGES_BODY_LIMIT,
  answer: editSchema,
  refusals: ["prices_invalid"],
});

export const priceEditsAnswerSchema = z.object({
  list: z.array(
    z.object({
      _id: z.string(),
      at: momentSchema,
      by: z.string(),
      rows: z.int(),
      undone_on: momentSchema.nullable(),
    }),
  ),
});
export type PriceEditsAnswer = z.output<typeof priceEditsAnswerSchema>;

export const listPriceEditsCall = defineCall({
  method: "GET",
  path: "/api/owner/prices/edits",
  caller: "owner",
  right: "products.read",
  summary: "The last edits of many prices and stocks",
  query: storeQuerySchema,
  answer: priceEditsAnswerSchema,
});

export const undonePricesSchema = z.object({
  restored: z.int().meta({ description: "Rows that have their old amounts again" }),
  kept: z.int().meta({ description: "Rows that were changed or sold from since, and stay" }),
});
export type UndonePrices = z.output<typeof undonePricesSchema>;

export const undoPricesCall = defineCall({
  method: "POST",
  path: "/api/owner/prices/edits/{edit_id}/undo",
  caller: "owner",
  right: "stock.write",
  summary: "Takes an edit back, where nothing was changed since. Prices need `products.write`.",
  params: z.object({ edit_id: idSchema }),
  query: storeQuerySchema,
  answer: undonePricesSchema,
  refusals: ["edit_unknown", "edit_undone"],
});

const amountsToWire = ({ discountedPrice, sellingPrice, stock }: Amounts): AmountsWire => ({
  price: toMajor(discountedPrice),
  selling_price: toMajor(sellingPrice),
  stock: majorOrNull(stock),
});

export const priceRowToWire = (row: PriceRow): PriceRowWire => ({
  ...{ product_id: row.productId, variant_id: row.variantId, sku: row.sku, name: row.name, options: [...row.options] },
  ...{ unit: row.unit, status: row.status },
  ...amountsToWire(row),
});

export function changeFromWire(wire: z.output<typeof changeSchema>): PriceChange {
  const { product_id: productId, variant_id: variantId, price, selling_price: sellingPrice, stock, seen } = wire;
  return {
    ...{ productId, variantId },
    ...(price !== undefined && { price }),
    ...(sellingPrice !== undefined && { sellingPrice }),
    ...(stock !== undefined && { stock }),
    seen: { discountedPrice: seen.price, sellingPrice: seen.selling_price, stock: seen.stock },
  };
}

export const editToWire = ({ id, rows }: { id: string; rows: readonly EditedRow[] }): PriceEditAnswer => ({
  edit_id: id,
  rows: rows.map(({ productId, variantId, before, after }) => ({
    product_id: productId,
    variant_id: variantId,
    before: amountsToWire(before),
    after: amountsToWire(after),
  })),
});

export const priceEditToWire = ({ id, at, by, rows, undoneAt }: PriceEdit): PriceEditsAnswer["list"][number] => ({
  _id: id,
  at: at.toISOString(),
  by,
  rows,
  undone_on: undoneAt?.toISOString() ?? null,
});
