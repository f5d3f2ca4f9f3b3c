import "server-only";
import { and, eq } from "drizzle-orm";
import { toStoredPicture } from "@/lib/contracts/media/picture-record";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import type { StoreId } from "@/lib/domain/store/id";

/** Updates only the pictures of a product and of its variants; variants without given pictures are not changed. */
export async function saveProductPictures(
  storeId: StoreId,
  { id, pictures, variants: variantRecords }: ProductRecord,
  now: Date,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(products)
    .set({ pictures: pictures.map(toStoredPicture), modifiedAt: now })
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
  for (const variant of variantRecords) {
    if (variant.pictures.length === 0) continue;
    await database
      .update(variants)
      .set({ pictures: variant.pictures.map(toStoredPicture) })
      .where(and(eq(variants.storeId, storeId), eq(variants.id, variant.id)));
  }
}
