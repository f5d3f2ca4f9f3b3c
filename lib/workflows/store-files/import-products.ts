import "server-only";
import { type ProductEntry, summaryOf } from "@/lib/contracts/store-files/product-entry";
import { removeEntries, vacateSlugs } from "@/lib/data/store-files/addressed-entry-writes";
import {
  type KeptProduct,
  type KeptVariant,
  listProductKeys,
  lockProductEntries,
} from "@/lib/data/store-files/product-entries";
import { removeVariants, saveProductEntries } from "@/lib/data/store-files/product-entry-writes";
import { products } from "@/lib/database/schema/product";
import { tags } from "@/lib/domain/site/cache-tags";
import { type Assignment, assignIds } from "./assign-ids";
import type { ImportContext } from "./import-parts";
import { newId } from "./new-id";

const REMOVED_PER_BATCH = 200;

/**
 * Takes away the products that the files do not name, and answers which product each of theirs is. Whoever bought one
 * keeps what an order tells of it; nothing that belongs to shoppers hangs on the row.
 */
export async function removeProducts(
  wanted: readonly { slug: string; id: string | undefined }[],
  { storeId, log, transaction }: ImportContext,
): Promise<Assignment> {
  const assignment = assignIds(await listProductKeys(storeId, transaction), wanted, newId);
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
  log.touchTags(assignment.renamed.map(({ from }) => tags.product(storeId, from)));
  return assignment;
}

/** Brings these products of the files in. Without `takeStock`, what is counted of a known product stays as it is. */
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
    const known = before.get(idOf(entry));
    const settled = settle(entry, idOf(entry), known, { takeStock, now });
    const isChanged = log.compare({ part: "products", entry: settled }, known && { part: "products", entry: known });
    return isChanged ? [settled] : [];
  });
  await saveProductEntries(storeId, changed, categoryIds, now, transaction);
  const gone = changed.flatMap(({ id, variants }) => {
    const kept = new Set(variants.map((variant) => variant.id));
    return (before.get(id)?.variants ?? []).flatMap((variant) =>
      kept.has(variant.id) ? [] : [{ productId: id, id: variant.id }],
    );
  });
  await removeVariants(storeId, gone, transaction);
}

/** The product as the shop will have it: what a file may leave out is what the shop has, or new. */
function settle(
  entry: ProductEntry,
  id: string,
  known: KeptProduct | undefined,
  { takeStock, now }: { takeStock: boolean; now: Date },
): KeptProduct {
  const variants = entry.variants.map((variant): KeptVariant => {
    const before = findVariant(variant, entry, known);
    return {
      ...variant,
      id: variant.id ?? before?.id ?? newId(),
      stock: before && !takeStock ? before.stock : variant.stock,
    };
  });
  const isAsBefore = known && known.variants.length === 0 && !takeStock;
  return {
    ...entry,
    id,
    createdAt: entry.createdAt ?? known?.createdAt ?? now,
    stock: isAsBefore ? known.stock : entry.stock,
    ...summaryOf(variants),
    variants,
  };
}

/** By its id, or, when the file gives none, the one with the same options that no other variant of the file names. */
function findVariant(
  { id, options }: ProductEntry["variants"][number],
  entry: ProductEntry,
  known: KeptProduct | undefined,
): KeptVariant | undefined {
  if (id !== undefined) return known?.variants.find((variant) => variant.id === id);
  const claimed = new Set(entry.variants.map((variant) => variant.id));
  return known?.variants.find(
    (variant) => !claimed.has(variant.id) && JSON.stringify(variant.options) === JSON.stringify(options),
  );
}
