import "server-only";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { removeEntries, vacateSlugs } from "@/lib/data/store-files/addressed-entry-writes";
import { listProductKeys, lockProductEntries } from "@/lib/data/store-files/product-entries";
import { removeMissingVariants, saveProductEntries } from "@/lib/data/store-files/product-entry-writes";
import { products } from "@/lib/database/schema/product";
import { tags } from "@/lib/domain/site/cache-tags";
import { newPlatformId } from "@/lib/server/tokens";
import { type Assignment, assignIds } from "./assign-ids";
import { completeProduct } from "./complete-product";
import type { ImportContext } from "./import-parts";

const REMOVED_PER_BATCH = 200;

/**
 * Deletes the products that are in the shop but not in the files, and matches the remaining ones to ids. Orders contain
 * copies of the bought products, so no shopper loses data.
 */
export async function removeProducts(
  wanted: readonly { slug: string; id: string | undefined }[],
  { storeId, log, transaction }: ImportContext,
): Promise<Assignment> {
  const assignment = assignIds(await listProductKeys(storeId, transaction), wanted, newPlatformId);
  const removed = assignment.removed.map(({ id }) => id);
  for (let first = 0; first < removed.length; first += REMOVED_PER_BATCH) {
    const ids = removed.slice(first, first + REMOVED_PER_BATCH);
    const entries = await lockProductEntries(storeId, ids, transaction);
    for (const entry of entries.values()) log.remove({ part: "products", entry });
    await removeEntries(storeId, products, ids, transaction);
  }
  await vacateSlugs(
    storeId,
    products,
    assignment.renamed.map(({ id }) => id),
    transaction,
  );
  log.expire(assignment.renamed.map(({ from }) => tags.product(storeId, from)));
  return assignment;
}

/** Imports a batch of products. Unless `takeStock` is set, existing products keep their stock. */
export async function importProductBatch(
  batch: readonly ProductEntry[],
  {
    ids,
    categoryIds,
    takeStock,
  }: {
    ids: ReadonlyMap<string, string>;
    categoryIds: ReadonlyMap<string, string>;
    takeStock: boolean;
  },
  { storeId, now, log, transaction }: ImportContext,
): Promise<void> {
  const idOf = ({ slug }: ProductEntry) => ids.get(slug) ?? "";
  const before = await lockProductEntries(storeId, batch.map(idOf), transaction);
  const changed = batch.flatMap((entry) => {
    const existing = before.get(idOf(entry));
    const completed = completeProduct(entry, idOf(entry), existing, { takeStock, now });
    const isChanged = log.compare(
      { part: "products", entry: completed },
      existing && { part: "products", entry: existing },
    );
    return isChanged ? [completed] : [];
  });
  await saveProductEntries(storeId, changed, categoryIds, now, transaction);
  await removeMissingVariants(storeId, before, changed, transaction);
}
