import "server-only";
import { type FileIssue, type RedirectEntry, readDocument } from "@/lib/contracts/store-files/documents";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { type CheckedStoreFiles, checkStoreFiles } from "@/lib/contracts/store-files/survey";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { hasStore, lockFirstStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { refreshStatistics } from "@/lib/database/statistics";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import type { Assignment } from "./assign-ids";
import { changeLog, type FileChange, type LostAddress } from "./change-log";
import type { StoreFile } from "./export-store";
import {
  type ImportContext,
  importCategories,
  importLists,
  importPages,
  importPosts,
  importRedirects,
  importStoreEntry,
} from "./import-parts";
import { importProductBatch, removeProducts } from "./import-products";

/** Products are saved in batches, so that a hundred thousand need no more memory than a thousand. */
const PRODUCTS_PER_BATCH = 200;

export type ImportedStore = {
  isNewStore: boolean;
  changes: readonly FileChange[];
  unchanged: number;
  lostAddresses: readonly LostAddress[];
  touched: readonly string[];
};
export type StoreImportAnswer =
  | { ok: true; value: ImportedStore }
  | { ok: false; code: "store_kept_elsewhere" | "store_files_changed" }
  | { ok: false; code: "store_files_broken"; issues: readonly FileIssue[] };

export type ImportOptions = {
  /** Whether the stock of existing products is replaced by that in the files; otherwise they keep theirs. */
  takeStock?: boolean;
  /** Only reports what would change, without writing anything. */
  dryRun?: boolean;
  now?: Date;
};

/** Thrown to roll back the transaction of a dry run; contains the outcome. */
class DryRunFinished extends Error {
  override name = "DryRunFinished";
  constructor(readonly outcome: ImportedStore) {
    super("A dry run was rolled back on purpose.");
  }
}

/** Thrown if the files have changed between the check and the import. */
class FilesChanged extends Error {
  override name = "FilesChanged";
}

/**
 * Makes the store match its files, in one transaction: completely, or not at all if any file is invalid. `files` is
 * read twice: first to check all files, then to import them. A missing store is created. Whatever an existing store
 * contains and the files do not name is deleted, except its place (status, domains and base URL), its stock, private
 * settings and all rows that belong to shoppers.
 */
export async function importStore(
  storeId: StoreId,
  files: () => AsyncIterable<StoreFile>,
  { takeStock = false, dryRun = false, now = new Date() }: ImportOptions = {},
  database: Database = getDatabase(),
): Promise<StoreImportAnswer> {
  if (env().STORE_API_URL) return { ok: false, code: "store_kept_elsewhere" };
  const survey = await surveyFiles(files());
  if (survey.issues.length > 0) return { ok: false, code: "store_files_broken", issues: survey.issues };
  try {
    const value = await database.transaction(async (transaction) => {
      const outcome = await writeStore(survey, files, { storeId, takeStock, now }, transaction);
      if (dryRun) throw new DryRunFinished(outcome);
      return outcome;
    });
    if (value.touched.length > 0) await refreshStatistics(database);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof DryRunFinished) return { ok: true, value: { ...error.outcome, touched: [] } };
    if (error instanceof FilesChanged) return { ok: false, code: "store_files_changed" };
    throw error;
  }
}

/** Checks whether the files make up a complete, valid store. */
async function surveyFiles(files: AsyncIterable<StoreFile>): Promise<CheckedStoreFiles> {
  const survey = checkStoreFiles();
  for await (const { path, text } of files) survey.note(path, text);
  return survey.finish();
}

async function writeStore(
  survey: CheckedStoreFiles,
  files: () => AsyncIterable<StoreFile>,
  { storeId, takeStock, now }: { storeId: StoreId; takeStock: boolean; now: Date },
  transaction: Database,
): Promise<ImportedStore> {
  await lockFirstStore(transaction);
  await lockCatalogue(storeId, transaction);
  const isNewStore = !(await hasStore(storeId, transaction));
  const log = changeLog(storeId, isNewStore);
  const context: ImportContext = { storeId, now, log, transaction };
  await importStoreEntry(survey.documents, context);
  const categories = await importCategories(survey.documents, context);
  const posts = await importPosts(survey.documents, context);
  await importPages(survey.documents, context);
  await importLists(survey.documents, [...categories.ids.keys()], context);
  const products = await removeProducts(survey.products, context);
  let remaining = survey.products.length;
  for await (const batch of productBatches(files())) {
    if (batch.some(({ slug }) => !products.ids.has(slug))) throw new FilesChanged();
    remaining -= batch.length;
    await importProductBatch(batch, { ids: products.ids, categoryIds: categories.ids, takeStock }, context);
    // Refreshed inside the transaction too: with outdated statistics each batch would read all products before it.
    await refreshStatistics(transaction);
  }
  if (remaining !== 0) throw new FilesChanged();
  const ids = { product: products.ids, category: categories.ids, blog: posts.ids };
  const redirects = await importRedirects(survey.documents, ids, context);
  const lostAddresses = findLostAddresses({ product: products, category: categories, blog: posts }, redirects);
  return { isNewStore, lostAddresses, ...log.result() };
}

async function* productBatches(files: AsyncIterable<StoreFile>): AsyncGenerator<ProductEntry[]> {
  let batch: ProductEntry[] = [];
  for await (const { path, text } of files) {
    if (!path.startsWith("products/")) continue;
    const read = readDocument(path, text);
    if ("issues" in read || read.document.part !== "products") throw new FilesChanged();
    batch.push(read.document.entry);
    if (batch.length < PRODUCTS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Former addresses of renamed entries that no entry uses again and no redirect covers. */
function findLostAddresses(
  assignments: Readonly<Record<LostAddress["kind"], Assignment>>,
  redirects: readonly RedirectEntry[],
): LostAddress[] {
  const redirected = new Set(redirects.map(({ kind, from }) => `${kind}\n${from}`));
  return (["product", "category", "blog"] as const).flatMap((kind) =>
    assignments[kind].renamed.flatMap(({ from, to }) =>
      redirected.has(`${kind}\n${from}`) || assignments[kind].ids.has(from) ? [] : [{ kind, from, to }],
    ),
  );
}
