import "server-only";
import { type ProductEntry, summaryOf } from "@/lib/contracts/store-files/product-entry";
import { removeEntries, vacateSlugs } from "@/lib/data/store-files/addressed-entry-writes";
import {
  listProductKeys,
  lockProductEntries,
  type StoredProductEntry,
  type StoredVariantEntry,
} from "@/lib/data/store-files/product-entries";
import { removeVariants, saveProductEntries } from "@/lib/data/store-files/product-entry-writes";
import { products } from "@/lib/database/schema/product";
import { tags } from "@/lib/domain/site/cache-tags";
import { type Assignment, assignIds } from "./assign-ids";
import type { ImportContext } from "./import-parts";
import { newId } from "./new-id";

const REMOVED_PER_BATCH = 200;

/**
 * Deletes the products that are in the shop but not in the files, and matches the remaining ones to ids. Orders contain
 * copies of the bought products, so no shopper loses data.
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
    const completed = complete(entry, idOf(entry), existing, { takeStock, now });
    const isChanged = log.compare(
      { part: "products", entry: completed },
      existing && { part: "products", entry: existing },
    );
    return isChanged ? [completed] : [];
  });
  await saveProductEntries(storeId, changed, categoryIds, now, transaction);
  const removedVariants = changed.flatMap(({ id, variants }) => {
    const keptIds = new Set(variants.map((variant) => variant.id));
    return (before.get(id)?.variants ?? []).flatMap((variant) =>
      keptIds.has(variant.id) ? [] : [{ productId: id, id: variant.id }],
    );
  });
  await removeVariants(storeId, removedVariants, transaction);
}

/**
 * Adds the values that the file leaves out: those of the product in the shop, or defaults and new ids if the product is
 * new.
 */
function complete(
  entry: ProductEntry,
  id: string,
  existing: StoredProductEntry | undefined,
  { takeStock, now }: { takeStock: boolean; now: Date },
): StoredProductEntry {
  const variants = entry.variants.map((variant): StoredVariantEntry => {
    const before = findVariant(variant, entry, existing);
    return {
      ...variant,
      id: variant.id ?? before?.id ?? newId(),
      stock: before && !takeStock ? before.stock : variant.stock,
    };
  });
  const keepsStock = existing && existing.variants.length === 0 && !takeStock;
  return {
    ...entry,
    id,
    createdAt: entry.createdAt ?? existing?.createdAt ?? now,
    stock: keepsStock ? existing.stock : entry.stock,
    ...summaryOf(variants),
    variants,
  };
}

/**
 * Finds the variant in the shop that matches a variant in the file: by its id or, if the file gives no id, by its
 * options. Variants whose ids are anywhere in the file are not matched by options.
 */
function findVariant(
  { id, options }: ProductEntry["variants"][number],
  entry: ProductEntry,
  existing: StoredProductEntry | undefined,
): StoredVariantEntry | undefined {
  if (id !== undefined) return existing?.variants.find((variant) => variant.id === id);
  const claimed = new Set(entry.variants.map((variant) => variant.id));
  return existing?.variants.find(
    (variant) => !claimed.has(variant.id) && JSON.stringify(variant.options) === JSON.stringify(options),
  );
}
