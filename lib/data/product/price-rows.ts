import "server-only";
import { and, asc, count, eq, ilike, inArray, ne, or, sql } from "drizzle-orm";
import { listCategoryIdsFromSlug } from "@/lib/data/catalogue/category-tree";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import type { Amounts } from "@/lib/domain/product/daily-change";
import { type PriceRow, priceRowKey } from "@/lib/domain/product/price-edit";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

/** `search` is a part of a name or a whole SKU; what is null is not asked for. */
type PriceRowQuery = {
  search: string;
  category: string | null;
  status: string | null;
  productId: string | null;
  limit: number;
};

/**
 * What has a price of its own, by name: variants, and products without any. Of the trash only what is asked for by its
 * status.
 */
export async function listPriceRows(
  storeId: StoreId,
  { search, category, status, productId, limit }: PriceRowQuery,
  database: Database = getDatabase(),
): Promise<{ rows: PriceRow[]; total: number }> {
  const sku = sql<string>`coalesce(${variants.sku}, ${products.sku})`;
  const categoryIds = category === null ? [] : await listCategoryIdsFromSlug(storeId, category, database);
  const inCategory = database
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(and(eq(productCategories.storeId, storeId), inArray(productCategories.categoryId, categoryIds)));
  const wanted = and(
    eq(products.storeId, storeId),
    status === null ? ne(products.status, "trashed") : eq(products.status, status),
    search ? or(ilike(products.name, containing(search)), eq(sql`lower(${sku})`, search.toLowerCase())) : undefined,
    category === null ? undefined : inArray(products.id, inCategory),
    productId === null ? undefined : eq(products.id, productId),
  );
  const joined = and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id));
  const read = await database
    .select({
      product: ofProduct,
      variant: ofVariant,
      ...productColumns,
      options: variants.options,
    })
    .from(products)
    .leftJoin(variants, joined)
    .where(wanted)
    .orderBy(asc(products.name), asc(products.id), asc(variants.rank), asc(variants.id))
    .limit(limit);
  const [counted] = await database.select({ total: count() }).from(products).leftJoin(variants, joined).where(wanted);
  const rows = read.map(({ product, variant, slug, name, unit, status: stands, options }) => {
    const { id: _id, ...own } = variant ?? product;
    const variantId = variant?.id ?? "";
    return {
      productId: product.id,
      variantId,
      ...own,
      slug,
      name,
      unit: toUnit(unit),
      status: stands,
      options: options ?? [],
    };
  });
  return { rows, total: counted?.total ?? 0 };
}

const productColumns = { slug: products.slug, name: products.name, unit: products.unit, status: products.status };

const ofProduct = {
  id: products.id,
  sku: products.sku,
  sellingPrice: products.sellingPrice,
  discountedPrice: products.discountedPrice,
  stock: products.stock,
};

const ofVariant = {
  id: variants.id,
  sku: variants.sku,
  sellingPrice: variants.sellingPrice,
  discountedPrice: variants.discountedPrice,
  stock: variants.stock,
};

/** Products with all of their variants, locked for a change of prices and stocks. */
export type LockedProduct = PriceRow & { variants: readonly PriceRow[] };

/** Locks these products and their variants in the order of their ids, as orders do. Those that are gone are left out. */
export async function lockPricedProducts(
  storeId: StoreId,
  ids: readonly string[],
  transaction: Database,
): Promise<LockedProduct[]> {
  const wanted = [...new Set(ids)];
  const held = await transaction
    .select({ ...ofProduct, ...productColumns })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, wanted)))
    .orderBy(asc(products.id))
    .for("update");
  const heldVariants = await transaction
    .select({ ...ofVariant, productId: variants.productId, options: variants.options })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.productId, wanted)))
    .orderBy(asc(variants.id))
    .for("update");
  const byProduct = new Map<string, typeof heldVariants>(held.map(({ id }) => [id, []]));
  for (const variant of heldVariants) byProduct.get(variant.productId)?.push(variant);
  return held.map(({ id: productId, unit: stored, ...own }) => {
    const unit = toUnit(stored);
    const { slug, name, status } = own;
    return {
      ...{ productId, variantId: "", unit, options: [], ...own },
      variants: (byProduct.get(productId) ?? []).map(({ id: variantId, ...variant }) => ({
        ...{ ...variant, variantId, slug, name, status, unit },
      })),
    };
  });
}

/** What has a price of its own among these products, by `priceRowKey`. */
export function rowsOf(held: readonly LockedProduct[]): Map<string, PriceRow> {
  const rows = held.flatMap((product) => (product.variants.length > 0 ? product.variants : [product]));
  return new Map(rows.map((row) => [priceRowKey(row), row]));
}

export async function savePricesOfVariants(
  storeId: StoreId,
  rows: readonly (Amounts & { id: string })[],
  transaction: Database,
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.execute(sql`update ${variants}
    set selling_price = change."sellingPrice", discounted_price = change."discountedPrice", stock = change.stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as change (id text, "sellingPrice" bigint, "discountedPrice" bigint, stock bigint)
    where ${variants.storeId} = ${storeId} and ${variants.id} = change.id`);
}

/** Saves what was changed by hand. The next import reads the products again, although their file has not changed. */
export async function savePricesOfProducts(
  storeId: StoreId,
  rows: readonly (Amounts & { id: string; minPrice: number; maxPrice: number })[],
  now: Date,
  transaction: Database,
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.execute(sql`update ${products}
    set selling_price = change."sellingPrice", discounted_price = change."discountedPrice", stock = change.stock,
      min_price = change."minPrice", max_price = change."maxPrice", import_digest = '', modified_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change (id text, "sellingPrice" bigint,
      "discountedPrice" bigint, stock bigint, "minPrice" bigint, "maxPrice" bigint)
    where ${products.storeId} = ${storeId} and ${products.id} = change.id`);
}
