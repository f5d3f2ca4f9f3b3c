import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { STOCK_STATES, type StockItem } from "@/lib/domain/product/stock-item";
import { UNITS } from "@/lib/domain/product/unit";

export const STOCK_PER_PAGE = 50;

const stockItemSchema = z.object({
  sku: z.string(),
  name: z.string(),
  options: z.array(z.string()).meta({ description: "Of a variant; empty for a product without variants" }),
  slug: z.string(),
  unit: z.enum(UNITS),
  stock: z.number().nullable().meta({ description: "In the unit; null if it is not counted" }),
  status: z.string().meta({ description: "active or draft" }),
});
export type StockItemWire = z.output<typeof stockItemSchema>;

export const stockAnswerSchema = z.object({
  list: z.array(stockItemSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  low_stock: z.number().meta({ description: "What has at most so much left is running out" }),
});
export type StockAnswer = z.output<typeof stockAnswerSchema>;

export const stockItemToWire = ({ options, stock, ...item }: StockItem): StockItemWire => ({
  ...item,
  options: [...options],
  stock: stock === null ? null : toMajor(stock),
});

export const listStockCall = defineCall({
  method: "GET",
  path: "/api/owner/stock",
  caller: "owner",
  right: "products.read",
  summary: "What is counted, by name: variants, and products without any. PATCH /api/owner/products changes the stock.",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "A part of a name, or a whole SKU or barcode" }),
    state: z.enum(STOCK_STATES).default("all").meta({ description: "`out`: used up; `low`: running out" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: stockAnswerSchema,
  refusals: ["store_unknown"],
});
