import "server-only";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { Picture } from "@/lib/domain/media/picture";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The pictures of the first `limit` products on sale, in the order of lists; each product's in the order of its gallery,
 * then those of its variants.
 */
export async function listProductPictures(
  storeId: StoreId,
  limit: number,
  database: Database = getDatabase(),
): Promise<(readonly Picture[])[]> {
  const rows = await database
    .select({ id: products.id, pictures: products.pictures })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.status, "active")))
    .orderBy(desc(products.rank), desc(products.createdAt), asc(products.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const ofVariants = new Map<string, Picture[]>();
  if (ids.length > 0) {
    const variantRows = await database
      .select({ productId: variants.productId, pictures: variants.pictures })
      .from(variants)
      .where(and(eq(variants.storeId, storeId), inArray(variants.productId, ids), sql`${variants.pictures} <> '[]'`))
      .orderBy(asc(variants.productId), asc(variants.rank));
    for (const { productId, pictures } of variantRows)
      ofVariants.set(productId, [...(ofVariants.get(productId) ?? []), ...storedPicturesSchema.parse(pictures)]);
  }
  return rows.map(({ id, pictures }) => [...storedPicturesSchema.parse(pictures), ...(ofVariants.get(id) ?? [])]);
}
