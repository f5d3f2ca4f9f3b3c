import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";
import { STOCK_STATES, type StockItem } from "@/lib/domain/product/stock-item";
import { STOCK_REASONS, type StockLedger } from "@/lib/domain/product/stock-movement";
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
  stock: majorOrNull(stock),
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

export const MOVEMENTS_PER_PAGE = 50;

export const stockLedgerAnswerSchema = z.object({
  name: z.string(),
  options: z.array(z.string()),
  sku: z.string(),
  unit: z.enum(UNITS),
  stock: z.number().nullable().meta({ description: "In the unit; null if it is not counted" }),
  list: z.array(
    z.object({
      _id: z.int(),
      at: momentSchema,
      before: z.number().nullable(),
      after: z.number().nullable(),
      reason: z.enum(STOCK_REASONS),
      order_number: z.string().meta({ description: "The order it changed for; empty for other causes" }),
      by: z.string().meta({ description: "Who changed it by hand; empty for others" }),
    }),
  ),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type StockLedgerAnswer = z.output<typeof stockLedgerAnswerSchema>;

/** A quantity or an amount in hundredths, in whole units; null stays null. */
export const majorOrNull = (quantity: number | null) => (quantity === null ? null : toMajor(quantity));

export function stockLedgerToWire(ledger: StockLedger, page: number): StockLedgerAnswer {
  const { name, options, sku, unit, stock, movements, total } = ledger;
  return {
    name,
    options: [...options],
    sku,
    unit,
    stock: majorOrNull(stock),
    list: movements.map(({ id, at, before, after, reason, orderNumber, by }) => ({
      _id: id,
      at: at.toISOString(),
      before: majorOrNull(before),
      after: majorOrNull(after),
      reason,
      order_number: orderNumber,
      by,
    })),
    total,
    page,
    limit: MOVEMENTS_PER_PAGE,
  };
}

export const showStockLedgerCall = defineCall({
  method: "GET",
  path: "/api/owner/stock/{sku}",
  caller: "owner",
  right: "products.read",
  summary: "Every change of a stock with its reason, the newest first",
  params: z.object({ sku: z.string().min(1).max(MAX_SKU_LENGTH) }),
  query: storeQuerySchema.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answer: stockLedgerAnswerSchema,
  refusals: ["sku_unknown"],
});
