import "server-only";
import { listOwners, listSlugsInUse } from "@/lib/data/product-import/product-owners";
import { type Database, getDatabase } from "@/lib/database/connection";
import { findFormerSlug, type Identifiers, indexOwners, type Rename } from "@/lib/domain/product-import/rename";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Products of a file that the store may know under another slug. Only who has the whole file can tell whether it does:
 * see `chooseRenames`.
 */
export async function findRenames(
  storeId: StoreId,
  products: readonly Identifiers[],
  database: Database = getDatabase(),
): Promise<Rename[]> {
  const slugs = products.map(({ slug }) => slug);
  const known = await listSlugsInUse(storeId, slugs, database);
  const strangers = products.filter(({ slug }) => !known.has(slug));
  const owners = indexOwners(
    await listOwners(
      storeId,
      {
        skus: strangers.flatMap(({ skus }) => skus),
        barcodes: strangers.flatMap(({ barcodes }) => barcodes),
      },
      database,
    ),
  );
  return strangers.flatMap((product) => {
    const renamedFrom = findFormerSlug(product, owners);
    return renamedFrom === null ? [] : [{ slug: product.slug, renamedFrom }];
  });
}
