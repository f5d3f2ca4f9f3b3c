import "server-only";
import { and, asc, desc, eq, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { Stock } from "@/lib/domain/product/product";
import { type StockRules, stockState } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

export type ProductStock = {
  productId: string;
  stock: Stock;
  variants: readonly { id: string; sku: string; stock: Stock }[];
};

const MAX_VARIANTS = 1_000;

/** Current stock of the product with this id or slug; never cached. Null if the product is not active. */
export async function findStock(
  storeId: StoreId,
  idOrSlug: string,
  rules: StockRules,
  database: Database = getDatabase(),
): Promise<ProductStock | null> {
  const [product] = await database
    .select({
      id: products.id,
      unit: products.unit,
      minQuantity: products.minQuantity,
      stock: products.stock,
      allowBackorder: products.allowBackorder,
    })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.status, "active"),
        or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug)),
      ),
    )
    // An id can equal another product's slug; the product with the id then comes first.
    .orderBy(desc(eq(products.id, idOrSlug)))
    .limit(1);
  if (!product) return null;
  const rows = await database
    .select({ id: variants.id, sku: variants.sku, stock: variants.stock, allowBackorder: variants.allowBackorder })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.productId, product.id)))
    .orderBy(asc(variants.rank), asc(variants.id))
    .limit(MAX_VARIANTS);
  const toStock = ({ stock, allowBackorder }: { stock: number | null; allowBackorder: boolean }): Stock => ({
    quantity: stock,
    state: stockState(stock, { ...product, unit: toUnit(product.unit) }, allowBackorder, rules),
  });
  return {
    productId: product.id,
    stock: toStock(product),
    variants: rows.map((row) => ({ id: row.id, sku: row.sku, stock: toStock(row) })),
  };
}
