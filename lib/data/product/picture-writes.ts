import "server-only";
import { and, eq } from "drizzle-orm";
import { toStoredPicture } from "@/lib/contracts/media/picture-record";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import type { StoreId } from "@/lib/domain/store/id";

/** Writes the pictures of the product and of its variants, and nothing else of them. */
export async function saveProductPictures(
  storeId: StoreId,
  { id, pictures, variants: withPictures }: ProductRecord,
  now: Date,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(products)
    .set({ pictures: pictures.map(toStoredPicture), modifiedAt: now })
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
  for (const variant of withPictures) {
    if (variant.pictures.length === 0) continue;
    await database
      .update(variants)
      .set({ pictures: variant.pictures.map(toStoredPicture) })
      .where(and(eq(variants.storeId, storeId), eq(variants.id, variant.id)));
  }
}
