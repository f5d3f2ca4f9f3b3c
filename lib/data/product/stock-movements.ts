import "server-only";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { products, variants } from "@/lib/database/schema/product";
import { stockMovements } from "@/lib/database/schema/stock";
import { STOCK_REASONS, type StockCause, type StockLedger } from "@/lib/domain/product/stock-movement";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

/** Says why the stocks change that this transaction changes from here on. The ledger keeps it with each of them. */
export async function explainStock({ reason, orderId = "", by = "" }: StockCause, database: Database): Promise<void> {
  await database.execute(sql`select set_config('shop.stock_reason', ${reason}, true),
    set_config('shop.stock_order', ${orderId}, true), set_config('shop.stock_by', ${by}, true)`);
}

/** The ledger of the product or variant with this SKU; null if there is none. */
export async function findStockLedger(
  storeId: StoreId,
  sku: string,
  { page, limit }: { page: number; limit: number },
  database: Database = getDatabase(),
): Promise<StockLedger | null> {
  const item = await findItem(storeId, sku, database);
  if (!item) return null;
  const { productId, variantId, ...facts } = item;
  const wanted = and(
    eq(stockMovements.storeId, storeId),
    eq(stockMovements.productId, productId),
    eq(stockMovements.variantId, variantId),
  );
  const { id, at, before, after, reason, by } = stockMovements;
  const rows = await database
    .select({ id, at, before, after, reason, by, orderNumber: orders.number })
    .from(stockMovements)
    .leftJoin(orders, and(eq(orders.storeId, storeId), eq(orders.id, stockMovements.orderId)))
    .where(wanted)
    .orderBy(desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(stockMovements).where(wanted);
  const movements = rows.map((row) => ({
    ...row,
    reason: STOCK_REASONS.find((known) => known === row.reason) ?? "other",
    orderNumber: row.orderNumber ?? "",
  }));
  return { ...facts, sku, movements, total: counted?.total ?? 0 };
}

async function findItem(storeId: StoreId, sku: string, database: Database) {
  const { name, unit } = products;
  const [variant] = await database
    .select({
      productId: products.id,
      variantId: variants.id,
      name,
      unit,
      options: variants.options,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.storeId, variants.storeId), eq(products.id, variants.productId)))
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)))
    .orderBy(variants.id)
    .limit(1);
  if (variant) return { ...variant, unit: toUnit(variant.unit) };
  const [product] = await database
    .select({ productId: products.id, name, unit, stock: products.stock })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.sku, sku)))
    .orderBy(products.id)
    .limit(1);
  return product ? { ...product, variantId: "", options: [], unit: toUnit(product.unit) } : null;
}
