import "server-only";
import { documentPath, documentText, type StoreDocument } from "@/lib/contracts/store-files/documents";
import { uploadNamesIn } from "@/lib/contracts/store-files/upload-names";
import { listProductEntries } from "@/lib/data/store-files/product-entries";
import {
  findStoreEntry,
  listCategoryEntries,
  listFilterGroupEntries,
  listLayoutEntries,
  listMenuEntries,
  listPageEntries,
  listPostEntries,
  listRedirectEntries,
  listSharedEntries,
} from "@/lib/data/store-files/store-entries";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import { digestOfUpload } from "@/lib/storage/uploads";

export type StoreFile = { path: string; text: string };
/** The name of an uploaded file, and the SHA-256 digest of its content in hexadecimal. */
export type StoreUpload = { name: string; digest: string };
export type ExportedPart = {
  files: readonly StoreFile[];
  uploads: readonly StoreUpload[];
  /** Pass this as `after` to get the next part of the export; null if this is the last part. */
  next: string | null;
};

/**
 * Exports the content and settings that the owner has made, one part at a time, so that a large store needs no more
 * memory than a small one: first everything but the products, then the products. Customers' data, counters and secret
 * settings are never exported. `after` is the `next` of the previous part, or null for the first part.
 */
export async function exportPart(
  storeId: StoreId,
  after: string | null,
  database: Database = getDatabase(),
): Promise<Result<ExportedPart, "store_unknown" | "store_kept_elsewhere">> {
  if (env().STORE_API_URL) return fail("store_kept_elsewhere");
  // One part is read with several queries. In one transaction they see the same state of the database.
  const read = await database.transaction((transaction) => readPart(storeId, after, transaction), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  if (!read) return fail("store_unknown", "store_id");
  const { documents, next } = read;
  const names = new Set(documents.flatMap(({ entry }) => uploadNamesIn(storeId, entry)));
  const uploads: StoreUpload[] = [];
  for (const name of names) {
    const digest = await digestOfUpload(storeId, name);
    if (digest !== null) uploads.push({ name, digest });
  }
  const files = documents.map((document) => ({ path: documentPath(document), text: documentText(document) }));
  return ok({ files, uploads, next });
}

type Part = { documents: StoreDocument[]; next: string | null };

async function readPart(storeId: StoreId, after: string | null, transaction: Database): Promise<Part | null> {
  if (after === null) {
    const documents = await readDesign(storeId, transaction);
    return documents && { documents, next: "" };
  }
  const entries = await listProductEntries(storeId, after, transaction);
  return { documents: entries.map((entry) => ({ part: "products", entry })), next: entries.at(-1)?.id ?? null };
}

/** Everything in the store but the products; null if the store does not exist. */
async function readDesign(storeId: StoreId, transaction: Database): Promise<StoreDocument[] | null> {
  const found = await findStoreEntry(storeId, transaction);
  if (!found) return null;
  const documents: StoreDocument[] = [
    { part: "store", entry: found.store },
    { part: "place", entry: found.place },
    { part: "home", entry: await listLayoutEntries(storeId, transaction) },
    { part: "menu", entry: await listMenuEntries(storeId, transaction) },
    { part: "filters", entry: await listFilterGroupEntries(storeId, transaction) },
    { part: "redirects", entry: await listRedirectEntries(storeId, transaction) },
  ];
  for (const [kind, entry] of await listSharedEntries(storeId, transaction)) {
    documents.push({ part: "lists", kind, entry });
  }
  for (const entry of await listCategoryEntries(storeId, transaction)) documents.push({ part: "categories", entry });
  for (const entry of await listPageEntries(storeId, transaction)) documents.push({ part: "pages", entry });
  for (const entry of await listPostEntries(storeId, transaction)) documents.push({ part: "blog", entry });
  return documents;
}
