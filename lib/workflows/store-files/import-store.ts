import "server-only";
import { type FileIssue, type RedirectEntry, readDocument } from "@/lib/contracts/store-files/documents";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { type Survey, surveyStore } from "@/lib/contracts/store-files/survey";
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

/** So that a hundred thousand products need no more memory than a thousand. */
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
  /** Takes the stock of the files; without it, what is counted of a product that the shop knows stays. */
  takeStock?: boolean;
  /** Says what would happen, and does none of it. */
  dryRun?: boolean;
  now?: Date;
};

/** Ends the transaction of a dry run: what it would have done is undone, and known. */
class DryRunOver extends Error {
  override name = "DryRunOver";
  constructor(readonly outcome: ImportedStore) {
    super("Nothing went wrong: a dry run writes nothing.");
  }
}

/** The files that were read to be written are not those that were read to be checked. */
class FilesChanged extends Error {
  override name = "FilesChanged";
}

/**
 * Makes the store what its files say it is, in one transaction: all of it, or, when one file is broken, nothing.
 * `files` is read twice, first to see whether everything is sound. A store that is not there is made. Of one that is,
 * all that the files do not name is taken away; place, stock and private settings stay, and so does every row that
 * belongs to shoppers.
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
      const outcome = await write(survey, files, { storeId, takeStock, now }, transaction);
      if (dryRun) throw new DryRunOver(outcome);
      return outcome;
    });
    if (value.touched.length > 0) await refreshStatistics(database);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof DryRunOver) return { ok: true, value: { ...error.outcome, touched: [] } };
    if (error instanceof FilesChanged) return { ok: false, code: "store_files_changed" };
    throw error;
  }
}

/** Whether the files make a store. */
async function surveyFiles(files: AsyncIterable<StoreFile>): Promise<Survey> {
  const survey = surveyStore();
  for await (const { path, text } of files) survey.note(path, text);
  return survey.finish();
}

async function write(
  survey: Survey,
  files: () => AsyncIterable<StoreFile>,
  { storeId, takeStock, now }: { storeId: StoreId; takeStock: boolean; now: Date },
  transaction: Database,
): Promise<ImportedStore> {
  await lockFirstStore(transaction);
  await lockCatalogue(storeId, transaction);
  const isNewStore = !(await hasStore(storeId, transaction));
  const log = changeLog(storeId, isNewStore);
  const context: ImportContext = { storeId, now, log, transaction };
  await importStoreEntry(survey.held, context);
  const categories = await importCategories(survey.held, context);
  const posts = await importPosts(survey.held, context);
  await importPages(survey.held, context);
  await importLists(survey.held, [...categories.ids.keys()], context);
  const products = await removeProducts(survey.products, context);
  let waiting = survey.products.length;
  for await (const batch of productBatches(files())) {
    if (batch.some(({ slug }) => !products.ids.has(slug))) throw new FilesChanged();
    waiting -= batch.length;
    await importProductBatch(batch, { ids: products.ids, categoryIds: categories.ids, takeStock }, context);
    // Within the transaction too: without the numbers of what is there, each batch reads all that came before.
    await refreshStatistics(transaction);
  }
  if (waiting !== 0) throw new FilesChanged();
  const ids = { product: products.ids, category: categories.ids, blog: posts.ids };
  const redirects = await importRedirects(survey.held, ids, context);
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

/** Addresses that things had until now, that nothing has now, and that no redirect of the files leads on. */
function findLostAddresses(
  assignments: Readonly<Record<LostAddress["kind"], Assignment>>,
  redirects: readonly RedirectEntry[],
): LostAddress[] {
  const known = new Set(redirects.map(({ kind, from }) => `${kind}\n${from}`));
  return (["product", "category", "blog"] as const).flatMap((kind) =>
    assignments[kind].renamed.flatMap(({ from, to }) =>
      known.has(`${kind}\n${from}`) || assignments[kind].ids.has(from) ? [] : [{ kind, from, to }],
    ),
  );
}
