import "server-only";
import { listOwners, listSlugsInUse } from "@/lib/data/product-import/product-owners";
import { type Database, getDatabase } from "@/lib/database/connection";
import { findFormerSlug, type Identifiers, indexOwners, type Rename } from "@/lib/domain/product-import/rename";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * For products of an import file, finds products that may be the same but have another slug in the store. The caller
 * must filter the result with `chooseRenames`, which needs the whole file.
 */
export async function findRenames(
  storeId: StoreId,
  products: readonly Identifiers[],
  database: Database = getDatabase(),
): Promise<Rename[]> {
  const slugs = products.map(({ slug }) => slug);
  const usedSlugs = await listSlugsInUse(storeId, slugs, database);
  const unknownProducts = products.filter(({ slug }) => !usedSlugs.has(slug));
  const owners = indexOwners(
    await listOwners(
      storeId,
      {
        skus: unknownProducts.flatMap(({ skus }) => skus),
        barcodes: unknownProducts.flatMap(({ barcodes }) => barcodes),
      },
      database,
    ),
  );
  return unknownProducts.flatMap((product) => {
    const renamedFrom = findFormerSlug(product, owners);
    return renamedFrom === null ? [] : [{ slug: product.slug, renamedFrom }];
  });
}
