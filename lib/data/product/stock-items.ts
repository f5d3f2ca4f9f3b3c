import "server-only";
import { and, asc, count, eq, gt, ilike, inArray, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { products, variants } from "@/lib/database/schema/product";
import type { StockItem, StockStateFilter } from "@/lib/domain/product/stock-item";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

type StockQuery = { search: string; state: StockStateFilter; lowStock: number; page: number; limit: number };

/**
 * One page of what is counted, by name: variants, and products that have none. `search` is a part of a name, or a whole
 * SKU or barcode. Archived products and gift cards are left out.
 */
export async function listStockItems(
  storeId: StoreId,
  { search, state, lowStock, page, limit }: StockQuery,
  database: Database = getDatabase(),
): Promise<{ items: StockItem[]; total: number }> {
  const sku = sql<string>`coalesce(${variants.sku}, ${products.sku})`;
  const stock = sql<number | null>`case when ${variants.id} is null then ${products.stock} else ${variants.stock} end`;
  const barcode = sql<string>`coalesce(${variants.barcode}, ${products.barcode})`;
  const pattern = containing(search);
  const states: Record<StockStateFilter, SQL | undefined> = {
    all: undefined,
    out: lte(stock, 0),
    low: and(gt(stock, 0), lte(stock, lowStock)),
  };
  const wanted = and(
    eq(products.storeId, storeId),
    notInArray(products.status, ["archived", "trashed"]),
    eq(products.isGiftCard, false),
    search
      ? or(ilike(products.name, pattern), eq(sql`lower(${sku})`, search.toLowerCase()), eq(barcode, search))
      : undefined,
    states[state],
  );
  const joined = and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id));
  const { slug, name, unit, status } = products;
  const rows = await database
    .select({ slug, name, unit, status, options: variants.options, sku, stock })
    .from(products)
    .leftJoin(variants, joined)
    .where(wanted)
    .orderBy(asc(products.name), asc(products.id), asc(variants.rank), asc(variants.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(products).leftJoin(variants, joined).where(wanted);
  const items = rows.map((row) => ({
    ...row,
    options: row.options ?? [],
    unit: toUnit(row.unit),
    // Drivers read bigint of an expression as text.
    stock: row.stock === null ? null : Number(row.stock),
  }));
  return { items, total: counted?.total ?? 0 };
}

/** How many of what is counted and sold is used up, and how many soon will be. */
export async function countStock(
  storeId: StoreId,
  lowStock: number,
  database: Database = getDatabase(),
): Promise<{ out: number; low: number }> {
  const stock = sql`case when ${variants.id} is null then ${products.stock} else ${variants.stock} end`;
  const [counted] = await database
    .select({
      out: sql`count(*) filter (where ${stock} <= 0)`.mapWith(Number),
      low: sql`count(*) filter (where ${stock} > 0 and ${stock} <= ${lowStock})`.mapWith(Number),
    })
    .from(products)
    .leftJoin(variants, and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id)))
    .where(and(eq(products.storeId, storeId), eq(products.status, "active"), eq(products.isGiftCard, false)));
  return counted ?? { out: 0, low: 0 };
}

/** Name, options and SKU of what is counted, by the ids of product and variant. What is gone is left out. */
export async function listStockNames(
  storeId: StoreId,
  items: readonly { productId: string; variantId: string }[],
  database: Database,
): Promise<Map<string, { name: string; sku: string }>> {
  const rows = await database
    .select({
      productId: products.id,
      variantId: variants.id,
      name: products.name,
      options: variants.options,
      sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`,
    })
    .from(products)
    .leftJoin(variants, and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id)))
    .where(
      and(eq(products.storeId, storeId), inArray(products.id, [...new Set(items.map(({ productId }) => productId))])),
    );
  return new Map(
    rows.map(({ productId, variantId, name, options, sku }) => [
      `${productId} ${variantId ?? ""}`,
      { name: [name, ...(options ?? [])].join(", "), sku },
    ]),
  );
}
