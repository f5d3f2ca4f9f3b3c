import "server-only";
import { storedDisclosuresSchema } from "@/lib/contracts/product/stored-disclosures";
import { type FileIssue, type RedirectEntry, readDocument } from "@/lib/contracts/store-files/documents";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { disclosuresOfStore } from "@/lib/contracts/store-files/store-entry";
import { type CheckedStoreFiles, checkStoreFiles } from "@/lib/contracts/store-files/survey";
import { explainStock } from "@/lib/data/product/stock-movements";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { hasStore, lockFirstStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { refreshStatistics } from "@/lib/database/statistics";
import { asksForDisclosures, lacksDisclosures } from "@/lib/domain/product/disclosures";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
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

/** The number of products saved at a time. With all at a time, memory would grow with the number of products. */
const PRODUCTS_PER_BATCH = 200;

export type ImportedStore = {
  isNewStore: boolean;
  changes: readonly FileChange[];
  unchanged: number;
  lostAddresses: readonly LostAddress[];
  /** The fields of `store.json` that are kept, but change nothing. */
  ignoredFields: readonly string[];
  /** What a shop in India has to disclose and this one does not; null for stores elsewhere. */
  missingDisclosures: { grievanceOfficer: boolean; products: number } | null;
};
export type StoreImportAnswer =
  | { ok: true; value: ImportedStore }
  | { ok: false; code: "store_kept_elsewhere" | "store_files_changed" }
  | { ok: false; code: "store_files_broken"; issues: readonly FileIssue[] };

export type ImportOptions = {
  /** Whether the stock in the files replaces that of existing products; if not, they keep their stock. */
  takeStock?: boolean;
  /** If true, nothing is written and the result says what would change. */
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

/**
 * Thrown if the files have changed between the first reading, which checks them, and the second, which imports them.
 */
class FilesChanged extends Error {
  override name = "FilesChanged";
}

/**
 * Makes the store match its files, in one transaction: completely, or not at all if any file is invalid. `files` is
 * read twice: first to check all files, then to import them. If the store does not exist, it is created. Everything in
 * an existing store that is not in the files is deleted, except its place (status, domains and base URL), its stock,
 * private settings and all rows that belong to shoppers.
 */
export async function importStore(
  storeId: StoreId,
  files: () => AsyncIterable<StoreFile>,
  { takeStock = false, dryRun = false, now = clock.now() }: ImportOptions = {},
  database: Database = getDatabase(),
): Promise<StoreImportAnswer> {
  if (env().STORE_API_URL) return { ok: false, code: "store_kept_elsewhere" };
  const survey = await surveyFiles(files());
  if (survey.issues.length > 0) return { ok: false, code: "store_files_broken", issues: survey.issues };
  try {
    const value = await database.transaction(async (transaction) => {
      await explainStock({ reason: "imported" }, transaction);
      const { expired, ...outcome } = await writeStore(survey, files, { storeId, takeStock, now }, transaction);
      if (dryRun) throw new DryRunFinished(outcome);
      await recordExpiredTags(expired, transaction);
      return outcome;
    });
    if (value.changes.length > 0) await refreshStatistics(database);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof DryRunFinished) return { ok: true, value: error.outcome };
    if (error instanceof FilesChanged) return { ok: false, code: "store_files_changed" };
    throw error;
  }
}

/**
 * Checks all files without importing any: whether each is valid, and whether together they make up a complete store.
 */
async function surveyFiles(files: AsyncIterable<StoreFile>): Promise<CheckedStoreFiles> {
  const survey = checkStoreFiles();
  for await (const { path, text } of files) survey.note(path, text);
  return survey.finish();
}

/** Imports the files. `expired` are the cache tags that expire with the changes. */
async function writeStore(
  survey: CheckedStoreFiles,
  files: () => AsyncIterable<StoreFile>,
  { storeId, takeStock, now }: { storeId: StoreId; takeStock: boolean; now: Date },
  transaction: Database,
): Promise<ImportedStore & { expired: readonly string[] }> {
  await lockFirstStore(transaction);
  await lockCatalogue(storeId, transaction);
  const isNewStore = !(await hasStore(storeId, transaction));
  const log = changeLog({ storeId, isNewStore, categories: categoriesIn(survey) });
  const context: ImportContext = { storeId, now, log, transaction };
  await importStoreEntry(survey.documents, context);
  const categories = await importCategories(survey.documents, context);
  const posts = await importPosts(survey.documents, context);
  await importPages(survey.documents, context);
  await importLists(survey.documents, [...categories.ids.keys()], context);
  const products = await removeProducts(survey.products, context);
  let remaining = survey.products.length;
  let lacking = 0;
  for await (const batch of productBatches(files())) {
    if (batch.some(({ slug }) => !products.ids.has(slug))) throw new FilesChanged();
    remaining -= batch.length;
    lacking += batch.filter(({ disclosures }) => lacksDisclosures(storedDisclosuresSchema.parse(disclosures))).length;
    await importProductBatch(batch, { ids: products.ids, categoryIds: categories.ids, takeStock }, context);
    // Without new statistics, PostgreSQL would read the whole growing product table for each batch.
    await refreshStatistics(transaction);
  }
  if (remaining !== 0) throw new FilesChanged();
  const ids = { product: products.ids, category: categories.ids, blog: posts.ids };
  const redirects = await importRedirects(survey.documents, ids, context);
  const lostAddresses = findLostAddresses({ product: products, category: categories, blog: posts }, redirects);
  const { ignoredFields } = survey;
  const missingDisclosures = missingDisclosuresOf(survey, lacking);
  return {
    isNewStore,
    lostAddresses,
    ignoredFields,
    missingDisclosures,
    ...log.result(),
    expired: log.expiredTags(),
  };
}

const categoriesIn = ({ documents }: CheckedStoreFiles) =>
  documents.flatMap((document) => (document.part === "categories" ? [document.entry] : []));

/** `products` is the number of those that lack something. */
function missingDisclosuresOf({ documents }: CheckedStoreFiles, products: number): ImportedStore["missingDisclosures"] {
  const [store] = documents.flatMap((document) =>
    document.part === "store" ? [disclosuresOfStore(document.entry)] : [],
  );
  return store && asksForDisclosures(store) ? { grievanceOfficer: store.grievanceOfficer === "", products } : null;
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

/** The former slugs of renamed entries, except those that another entry uses now or that a redirect covers. */
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
