import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";
import { COUNT_REASONS } from "@/lib/domain/product/stock-movement";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import { MAX_NUMBER } from "@/lib/domain/storable";

/** A number with at most two decimals, as a whole number of hundredths. */
export const hundredths = z
  .number()
  .min(0)
  .max(MAX_NUMBER)
  .refine((value) => fromScaledInteger(toScaledInteger(value, 2), 2) === value, fieldRefusal("price_invalid"))
  .transform((value) => toScaledInteger(value, 2));

export const changedProductWireSchema = z.object({
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  unit: z.enum(UNITS),
  selling_price: z.number().meta({ description: "The list price, in major units of the base currency" }),
  discounted_price: z.number().meta({ description: "The price" }),
  stock: z.number().nullable().meta({ description: "In units; null if it is not counted" }),
  status: z.string(),
});
export type ChangedProductWire = z.output<typeof changedProductWireSchema>;

export const setProductBodySchema = z.object({
  sku: z.string().min(1).max(MAX_SKU_LENGTH),
  price: hundredths.optional(),
  stock: hundredths.nullable().optional(),
  seen_stock: hundredths
    .nullable()
    .optional()
    .meta({ description: "The stock that was counted against; refused if it is not that any more" }),
  seen_price: hundredths.optional().meta({
    description: "The price that was changed; refused if it is not that any more",
  }),
  stock_reason: z.enum(COUNT_REASONS).default("counted").meta({ description: "Why the stock changes, for its ledger" }),
  status: z.enum(PRODUCT_STATUSES).optional(),
});

export const setProductCall = defineCall({
  method: "PATCH",
  path: "/api/owner/products",
  caller: "owner",
  right: "stock.write",
  summary:
    "Changes price, stock or status of the product or variant with a SKU. Price and status need `products.write`.",
  query: storeQuerySchema,
  body: setProductBodySchema,
  answer: changedProductWireSchema,
  refusals: ["sku_unknown", "sku_repeated", "variant_needed", "quantity_invalid", "stock_changed", "price_changed"],
});

type ChangedProduct = {
  slug: string;
  name: string;
  sku: string;
  unit: ChangedProductWire["unit"];
  sellingPrice: number;
  discountedPrice: number;
  stock: number | null;
  status: string;
};

export function changedProductToWire(product: ChangedProduct): ChangedProductWire {
  const { sellingPrice, discountedPrice, stock, ...same } = product;
  return {
    ...same,
    selling_price: fromScaledInteger(sellingPrice, 2),
    discounted_price: fromScaledInteger(discountedPrice, 2),
    stock: stock === null ? null : fromScaledInteger(stock, 2),
  };
}
