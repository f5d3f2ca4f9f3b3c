import "server-only";
import { listPlacedCategories } from "@/lib/data/catalogue/category-places";
import type { Database } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Records that the categories have changed, as the last step of the transaction that changed them. Menu, breadcrumbs and
 * the lists above show a category as well, so all of them expire, and with them `formerSlugs`.
 */
export async function expireCategories(
  storeId: StoreId,
  formerSlugs: readonly string[],
  transaction: Database,
): Promise<void> {
  const slugs = (await listPlacedCategories(storeId, transaction)).map(({ slug }) => slug);
  await recordExpiredTags(
    [
      tags.store(storeId),
      tags.catalogue(storeId),
      ...[...slugs, ...formerSlugs].map((slug) => tags.category(storeId, slug)),
    ],
    transaction,
  );
}
