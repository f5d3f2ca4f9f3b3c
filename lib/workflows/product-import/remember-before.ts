import "server-only";
import { productToWire } from "@/lib/contracts/store-files/product-entry";
import { removeImportsBefore, saveImport, saveProductsBefore } from "@/lib/data/product-import/imports";
import { lockProductEntries } from "@/lib/data/store-files/product-entries";
import type { Database } from "@/lib/database/connection";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import type { StoreId } from "@/lib/domain/store/id";

/** For so long an import can be undone. */
const KEPT_MS = 30 * 86_400_000;

/** An import of one or several batches, and who makes it. */
export type UndoableImport = { id: string; by: string };

/** Keeps what the products are now that an import is about to change, and what their stocks will be. */
export async function rememberBefore(
  storeId: StoreId,
  { id, by }: UndoableImport,
  changes: readonly { record: ProductRecord; existing: ProductRecord | null }[],
  now: Date,
  transaction: Database,
): Promise<void> {
  if (changes.length === 0) return;
  await removeImportsBefore(storeId, new Date(now.getTime() - KEPT_MS), transaction);
  await saveImport(storeId, { id, by, at: now }, transaction);
  const ids = changes.flatMap(({ existing }) => (existing ? [existing.id] : []));
  const entries = await lockProductEntries(storeId, ids, transaction);
  const rows = changes.map(({ record }) => {
    const entry = entries.get(record.id);
    const ofVariants = record.variants.map((variant) => [variant.id, variant.stock] as const);
    return {
      productId: record.id,
      before: entry ? productToWire(entry) : null,
      stocks: Object.fromEntries([["", record.stock] as const, ...ofVariants]),
      digest: record.importDigest,
    };
  });
  await saveProductsBefore(storeId, id, rows, transaction);
}
