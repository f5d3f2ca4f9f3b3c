import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import type { SoldVariant } from "@/lib/domain/return/exchange";
import type { StoreId } from "@/lib/domain/store/id";

/** The variants of those of these products that are sold now, in the order of the product page. */
export async function listSoldVariants(
  storeId: StoreId,
  productIds: readonly string[],
  database: Database = getDatabase(),
): Promise<SoldVariant[]> {
  if (productIds.length === 0) return [];
  const rows = await database
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      options: variants.options,
      price: variants.discountedPrice,
      stock: variants.stock,
      allowsBackorder: variants.allowBackorder,
      pictures: variants.pictures,
      productPictures: products.pictures,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.storeId, variants.storeId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.storeId, storeId),
        inArray(variants.productId, [...productIds]),
        eq(products.status, "active"),
        eq(products.isGiftCard, false),
      ),
    )
    .orderBy(asc(variants.productId), asc(variants.rank), asc(variants.id));
  return rows.map(({ pictures, productPictures, ...row }) => {
    const own = { options: row.options, pictures: storedPicturesSchema.parse(pictures) };
    const [picture] = variantPictures({ pictures: storedPicturesSchema.parse(productPictures) }, own);
    return { ...row, image: picture?.src ?? "" };
  });
}
