import "server-only";
import { documentPath, documentText, type StoreDocument } from "@/lib/contracts/store-files/documents";
import { uploadNamesIn } from "@/lib/contracts/store-files/upload-names";
import { reasonOf } from "@/lib/data/readable-rows";
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
import { logOnce } from "@/lib/server/log-once";
import { digestOfUpload } from "@/lib/storage/uploads";

export type StoreFile = { path: string; text: string };
/** The name of an uploaded file, and the SHA-256 digest of its content in hexadecimal. */
export type StoreUpload = { name: string; digest: string };
export type ExportedPart = {
  files: readonly StoreFile[];
  uploads: readonly StoreUpload[];
  /** The files, or entries of files, that are left out because they cannot be read. */
  unreadable: readonly string[];
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
  const unreadable: string[] = [];
  const readable = documents.flatMap((document) => readablePart(document, unreadable));
  const names = new Set(readable.flatMap(({ document: { entry } }) => uploadNamesIn(storeId, entry)));
  const uploads: StoreUpload[] = [];
  for (const name of names) {
    const digest = await digestOfUpload(storeId, name);
    if (digest !== null) uploads.push({ name, digest });
  }
  return ok({ files: readable.map(({ file }) => file), uploads, unreadable, next });
}

type ReadableFile = { document: StoreDocument; file: StoreFile };

/**
 * The file of a document. If one of its entries cannot be read, because somebody has changed it by hand, the others make
 * the file; if it has only one entry, there is no file. What is left out is logged once and added to `unreadable`.
 */
function readablePart(document: StoreDocument, unreadable: string[]): ReadableFile[] {
  const read = toFile(document);
  if (read instanceof Error) {
    if (Array.isArray(document.entry)) {
      const entries = document.entry.filter((entry, index) => {
        const alone = toFile({ ...document, entry: [entry] } as StoreDocument);
        if (alone instanceof Error) leaveOut(`${documentPath(document)}, entry ${index + 1}`, alone, unreadable);
        return !(alone instanceof Error);
      });
      return readablePart({ ...document, entry: entries } as StoreDocument, unreadable);
    }
    leaveOut(documentPath(document), read, unreadable);
    return [];
  }
  return [{ document, file: read }];
}

function toFile(document: StoreDocument): StoreFile | Error {
  try {
    return { path: documentPath(document), text: documentText(document) };
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function leaveOut(name: string, error: Error, unreadable: string[]): void {
  logOnce(`${name} cannot be read and is left out of exports: ${reasonOf(error)}`, console.error);
  unreadable.push(name);
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
