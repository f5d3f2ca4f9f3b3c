import "server-only";
import { randomBytes } from "node:crypto";
import { documentPath, documentText, readDocument, type StoreDocument } from "@/lib/contracts/store-files/documents";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { referencesIn } from "@/lib/contracts/store-files/stored-entries";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { importSpool } from "@/lib/storage/import-spool";
import { exportPart, type StoreFile } from "@/lib/workflows/store-files/export-store";
import { importArrived } from "@/lib/workflows/store-files/import-arrived";
import { isDemoProduct, withoutDemo } from "./without-demo";

export type RemoveDemoRefusal = "store_unknown" | "store_kept_elsewhere" | "store_files_changed" | "rows_unreadable";

/** Thrown out of the generator of files, which cannot refuse. */
class CannotExport extends Error {
  override name = "CannotExport";
  constructor(readonly code: RemoveDemoRefusal) {
    super(`The store cannot be exported: ${code}`);
  }
}

/**
 * Removes from a store what came with the demo, in one transaction: its products and categories, journal, home page,
 * menu, offers and gift cards. What the owner has added or made out of it stays. It is an import of the store's own files
 * without them, so pages, redirects and lists follow as after every import. Returns how many entries are gone.
 */
export async function removeDemo(storeId: StoreId): Promise<Result<number, RemoveDemoRefusal>> {
  try {
    const kept = await surveyStore(storeId);
    // The files wait on disk: while an import writes, nothing else can read on the embedded database.
    const importId = randomBytes(16).toString("hex");
    const count = await spoolFiles(importId, keptFiles(storeId, kept));
    const imported = await importArrived(storeId, importId, count, {});
    if (imported.ok) return ok(imported.value.changes.filter(({ change }) => change === "removed").length);
    if (imported.code === "store_kept_elsewhere" || imported.code === "store_files_changed") return fail(imported.code);
    const [first] = imported.errors ?? [];
    throw new Error(`The store without the demo is not whole: ${imported.code} ${first?.path} ${first?.code}`);
  } catch (error) {
    if (error instanceof CannotExport) return fail(error.code);
    throw error;
  }
}

/** Writes the files to disk for an import and returns how many they are; leaves none behind if it fails. */
async function spoolFiles(importId: string, files: AsyncIterable<StoreFile>): Promise<number> {
  const spool = importSpool(importId);
  let count = 0;
  try {
    for await (const file of files) {
      await spool.add([file]);
      count += 1;
    }
    return count;
  } catch (error) {
    await spool.remove();
    throw error;
  }
}

type Kept = { design: readonly StoreDocument[]; demoProducts: ReadonlySet<string> };

/** Reads the store once, to know what of it stays; `demoProducts` are the slugs of those that are named and stay. */
async function surveyStore(storeId: StoreId): Promise<Kept> {
  const design: Exclude<StoreDocument, { part: "products" }>[] = [];
  const demo = new Map<string, ProductEntry>();
  const products = { count: 0, categories: new Set<string>() };
  const keep = ({ categories }: ProductEntry) => {
    products.count += 1;
    for (const slug of categories) products.categories.add(slug);
  };
  for await (const { path, text } of allFiles(storeId)) {
    const document = documentOf(path, text);
    if (document.part !== "products") design.push(document);
    else if (isDemoProduct(document.entry)) demo.set(document.entry.slug, document.entry);
    else keep(document.entry);
  }
  const named = new Set<string>();
  let kept = withoutDemo(design, products);
  // A product that is named stays, with its categories, which may name another one.
  for (let before = -1; before < named.size; kept = withoutDemo(design, products)) {
    before = named.size;
    for (const { names, key } of kept.flatMap(referencesIn)) {
      const product = names === "product" ? find(demo, key) : undefined;
      if (!product || named.has(product.slug)) continue;
      named.add(product.slug);
      keep(product);
    }
  }
  return { design: kept, demoProducts: named };
}

const find = (products: ReadonlyMap<string, ProductEntry>, key: string): ProductEntry | undefined =>
  products.get(key) ?? [...products.values()].find(({ id }) => id === key);

async function* keptFiles(storeId: StoreId, { design, demoProducts }: Kept): AsyncGenerator<StoreFile> {
  for (const document of design) yield { path: documentPath(document), text: documentText(document) };
  for await (const file of allFiles(storeId)) {
    if (!file.path.startsWith("products/")) continue;
    const document = documentOf(file.path, file.text);
    if (document.part !== "products" || !isDemoProduct(document.entry) || demoProducts.has(document.entry.slug))
      yield file;
  }
}

async function* allFiles(storeId: StoreId): AsyncGenerator<StoreFile> {
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const part = await exportPart(storeId, after);
    if (!part.ok) throw new CannotExport(part.code);
    // An import without them would delete what only cannot be read.
    if (part.value.unreadable.length > 0) throw new CannotExport("rows_unreadable");
    yield* part.value.files;
    after = part.value.next;
  }
}

function documentOf(path: string, text: string): StoreDocument {
  const read = readDocument(path, text);
  if ("issues" in read) throw new Error(`${path} was exported, and cannot be read: ${read.issues[0]?.problem}`);
  return read.document;
}
