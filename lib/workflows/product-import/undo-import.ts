import "server-only";
import { z } from "zod";
import { productSchema } from "@/lib/contracts/store-files/product-entry";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import { saveRedirects } from "@/lib/data/catalogue/redirect-writes";
import { isSlugTaken, listCategoryIds } from "@/lib/data/product/product-choices";
import { explainStock } from "@/lib/data/product/stock-movements";
import {
  listProductsBefore,
  lockImport,
  markImportUndone,
  removeProductsBefore,
} from "@/lib/data/product-import/imports";
import { forgetImportDigests, lockCatalogue } from "@/lib/data/product-import/product-records";
import { lockProductEntries, type StoredProductEntry } from "@/lib/data/store-files/product-entries";
import { removeMissingVariants, saveProductEntries } from "@/lib/data/store-files/product-entry-writes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { completeProduct } from "@/lib/workflows/store-files/complete-product";

/** So many products are undone in one transaction. */
const BATCH = 200;

const stocksSchema = z.record(z.string(), z.number().nullable()).catch({});

type Undone = { restored: number; trashed: number; kept: number; left: number };
type Before = Awaited<ReturnType<typeof listProductsBefore>>[number];

/**
 * Undoes the next products of an import: those that it changed are as they were before, and those that it created go to
 * the trash. A product that was changed since stays as it is; a stock that was sold from since stays, too.
 */
export function undoImport(storeId: StoreId, id: string, by: string): Promise<Result<Undone, "import_unknown">> {
  return getDatabase().transaction(async (transaction): Promise<Result<Undone, "import_unknown">> => {
    await lockCatalogue(storeId, transaction);
    const found = await lockImport(storeId, id, transaction);
    if (!found) return fail("import_unknown");
    const now = clock.now();
    const rows = await listProductsBefore(storeId, id, BATCH, transaction);
    const untouched = rows.filter(({ digest, digestNow }) => digest === digestNow);
    const ids = untouched.map(({ productId }) => productId);
    const current = await lockProductEntries(storeId, ids, transaction);
    await explainStock({ reason: "correction", by }, transaction);
    const entries = untouched.flatMap((row) => restoredEntry(row, current.get(row.productId), now) ?? []);
    const restored = await withFreeSlugs(storeId, current, entries, transaction);
    await write(storeId, current, restored, now, transaction);
    const undone = rows.map(({ productId }) => productId);
    const left = await removeProductsBefore(storeId, id, undone, transaction);
    if (left === 0) await markImportUndone(storeId, id, now, transaction);
    const trashed = restored.filter(({ status }) => status === "trashed").length;
    return ok({ restored: restored.length - trashed, trashed, kept: rows.length - restored.length, left });
  });
}

/** The product as it was, or in the trash if it was not there; null if it is gone meanwhile. */
function restoredEntry(
  { productId, before, stocks }: Before,
  current: StoredProductEntry | undefined,
  now: Date,
): StoredProductEntry | null {
  if (!current) return null;
  if (before === null) return { ...current, status: "trashed" };
  const entry = completeProduct(productSchema.parse(before), productId, current, { takeStock: true, now });
  const after = stocksSchema.parse(stocks);
  const stockOf = (stockId: string, was: number | null, isNow: number | null | undefined) =>
    isNow === undefined || isNow === after[stockId] ? was : isNow;
  const nowOf = new Map(current.variants.map((variant) => [variant.id, variant.stock]));
  const variants = entry.variants.map((variant) => ({
    ...variant,
    stock: stockOf(variant.id, variant.stock, nowOf.get(variant.id)),
  }));
  if (variants.length === 0) return { ...entry, stock: stockOf("", entry.stock, current.stock) };
  const isCounted = variants.every(({ stock }) => stock !== null);
  const stock = isCounted ? variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0) : null;
  return { ...entry, variants, stock };
}

/** An address that another product has taken meanwhile is not taken back. */
async function withFreeSlugs(
  storeId: StoreId,
  current: ReadonlyMap<string, StoredProductEntry>,
  entries: readonly StoredProductEntry[],
  transaction: Database,
): Promise<StoredProductEntry[]> {
  const restored: StoredProductEntry[] = [];
  for (const entry of entries) {
    const slug = current.get(entry.id)?.slug ?? entry.slug;
    const isTaken = slug !== entry.slug && (await isSlugTaken(storeId, entry.slug, entry.id, transaction));
    restored.push(isTaken ? { ...entry, slug } : entry);
  }
  return restored;
}

async function write(
  storeId: StoreId,
  current: ReadonlyMap<string, StoredProductEntry>,
  restored: readonly StoredProductEntry[],
  now: Date,
  transaction: Database,
): Promise<void> {
  if (restored.length === 0) return;
  await saveProductEntries(storeId, restored, await listCategoryIds(storeId, transaction), now, transaction);
  await removeMissingVariants(storeId, current, restored, transaction);
  const ids = restored.map(({ id }) => id);
  await forgetImportDigests(storeId, ids, transaction);
  const moved = restored.flatMap(({ id, slug }) => {
    const left = current.get(id)?.slug;
    return left && left !== slug ? [{ slug: left, targetId: id }] : [];
  });
  const slugs = restored.map(({ slug }) => slug);
  await saveRedirects(storeId, "product", { moved, usedSlugs: slugs }, transaction);
  const shown = [...current.values(), ...restored];
  await recordExpiredTags(
    [
      tags.catalogue(storeId),
      ...shown.map(({ slug }) => tags.product(storeId, slug)),
      ...(await tagsOfCategories(
        storeId,
        shown.flatMap(({ categories }) => categories),
        transaction,
      )),
    ],
    transaction,
  );
}
