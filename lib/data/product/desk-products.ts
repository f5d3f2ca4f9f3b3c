import "server-only";
import { and, asc, count, eq, ilike, inArray, ne, or, sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { storedVariantTypesSchema } from "@/lib/contracts/product/stored-product";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { categories, productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import type { DeskProduct, DeskVariant, ListedProduct } from "@/lib/domain/product/desk-product";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

type ProductQuery = { search: string; status: string | null; page: number; limit: number };

/**
 * A page of the store's products by name, drafts and archived ones too, but those in the trash only by their status. `search` is a part of a name, or a whole SKU of
 * the product or one of its variants.
 */
export async function listDeskProducts(
  storeId: StoreId,
  { search, status, page, limit }: ProductQuery,
  database: Database = getDatabase(),
): Promise<{ products: ListedProduct[]; total: number }> {
  const hasSku = (table: typeof products | typeof variants) => eq(sql`lower(${table.sku})`, search.toLowerCase());
  const withVariant = database
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), hasSku(variants)));
  const wanted = and(
    eq(products.storeId, storeId),
    status === null ? ne(products.status, "trashed") : eq(products.status, status),
    search
      ? or(ilike(products.name, containing(search)), hasSku(products), inArray(products.id, withVariant))
      : undefined,
  );
  const { id, slug, sku, name, unit, discountedPrice, minPrice, maxPrice, stock, pictures } = products;
  const rows = await database
    .select({
      id,
      slug,
      sku,
      name,
      unit,
      status: products.status,
      discountedPrice,
      minPrice,
      maxPrice,
      stock,
      pictures,
    })
    .from(products)
    .where(wanted)
    .orderBy(asc(name), asc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map((row) => row.id);
  const counted =
    ids.length === 0
      ? []
      : await database
          .select({ productId: variants.productId, variants: count() })
          .from(variants)
          .where(and(eq(variants.storeId, storeId), inArray(variants.productId, ids)))
          .groupBy(variants.productId);
  const [all] = await database.select({ total: count() }).from(products).where(wanted);
  return {
    products: rows.map(({ pictures: stored, ...row }) => ({
      ...row,
      unit: toUnit(row.unit),
      picture: storedPicturesSchema.parse(stored)[0]?.src ?? null,
      variants: counted.find(({ productId }) => productId === row.id)?.variants ?? 0,
    })),
    total: all?.total ?? 0,
  };
}

/** A product with its variants as its owner sees it; null if the store has none with this id. */
export async function findDeskProduct(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<DeskProduct | null> {
  const [row] = await database
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
  if (!row) return null;
  const rows = await database
    .select()
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.productId, id)))
    .orderBy(asc(variants.rank), asc(variants.id));
  const inCategories = await database
    .select({ slug: categories.slug, name: categories.name })
    .from(productCategories)
    .innerJoin(
      categories,
      and(eq(categories.storeId, productCategories.storeId), eq(categories.id, productCategories.categoryId)),
    )
    .where(and(eq(productCategories.storeId, storeId), eq(productCategories.productId, id)))
    .orderBy(asc(categories.rank), asc(categories.id));
  const { slug, sku, name, summary, status, isGiftCard, minQuantity, stepQuantity, weightGrams } = row;
  return {
    ...{ id, slug, sku, name, summary, status, isGiftCard, minQuantity, stepQuantity, weightGrams },
    unit: toUnit(row.unit),
    sellingPrice: row.sellingPrice,
    price: row.discountedPrice,
    stock: row.stock,
    allowsBackorder: row.allowBackorder,
    modifiedAt: row.modifiedAt,
    variantTypes: storedVariantTypesSchema.parse(row.variantTypes),
    pictures: storedPicturesSchema.parse(row.pictures).map(({ src }) => src),
    variants: rows.map(toVariant),
    categories: inCategories,
  };
}

function toVariant(row: typeof variants.$inferSelect): DeskVariant {
  const { id, sku, options, sellingPrice, discountedPrice: price, stock, allowBackorder, weightGrams } = row;
  return { id, sku, options, sellingPrice, price, stock, allowsBackorder: allowBackorder, weightGrams };
}
