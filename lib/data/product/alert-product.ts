import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { StockRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import { findStock } from "./stock";

export type AlertProduct = {
  name: string;
  slug: string;
  /** The variants that can be bought; for a product without variants, one with an empty id, if it can be bought. */
  available: readonly { variantId: string; sku: string; options: readonly string[] }[];
};

/** What an e-mail about the stock of a product says. Null if the product is not active. */
export async function findAlertProduct(
  storeId: StoreId,
  productId: string,
  rules: StockRules,
  database: Database = getDatabase(),
): Promise<AlertProduct | null> {
  const [product] = await database
    .select({ name: products.name, slug: products.slug })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, productId), eq(products.status, "active")));
  const current = product && (await findStock(storeId, productId, rules, database));
  if (!current) return null;
  if (current.variants.length === 0) {
    const isBack = current.stock.state !== "sold_out";
    return { ...product, available: isBack ? [{ variantId: "", sku: "", options: [] }] : [] };
  }
  const options = await database
    .select({ id: variants.id, options: variants.options })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.productId, productId)))
    .orderBy(asc(variants.id));
  const byId = new Map(options.map((variant) => [variant.id, variant.options]));
  const back = current.variants.filter(({ stock }) => stock.state !== "sold_out");
  return {
    ...product,
    available: back.map(({ id, sku }) => ({ variantId: id, sku, options: byId.get(id) ?? [] })),
  };
}
