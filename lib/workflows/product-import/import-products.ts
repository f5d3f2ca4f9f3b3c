import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import { changePlacings, ensureCategories, listPlacings, type Placing } from "@/lib/data/catalogue/category-writes";
import { lockFilterGroups, saveFilterGroups } from "@/lib/data/catalogue/filter-group-writes";
import { lockCatalogue, lockProductRecords } from "@/lib/data/product-import/product-records";
import { saveProductRedirects, saveProducts } from "@/lib/data/product-import/product-writes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { refreshStatistics } from "@/lib/database/statistics";
import { addFilterValues, filterValues } from "@/lib/domain/product-import/filter-values";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { isToBeFetched } from "@/lib/domain/product-import/merge-pictures";
import { mergeProduct } from "@/lib/domain/product-import/merge-product";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import { toSlug } from "@/lib/domain/product-import/slug";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

type ImportOutcome = "created" | "updated" | "renamed" | "unchanged";
export type ImportedBatch = {
  products: readonly { slug: string; outcome: ImportOutcome; picturesToFetch: number }[];
  touched: readonly string[];
};

/** To be raised when the same file would now make another product of it. */
const IMPORT_VERSION = 1;

/** One product of the batch: what the file says, what the shop has, and what the shop will have. */
type Plan = {
  imported: ImportedProduct;
  existing: ProductRecord | null;
  record: ProductRecord;
  outcome: ImportOutcome;
};

/**
 * Brings products of a file into the store: all of them, in one transaction, or none. Products that the store holds as
 * the file describes them are left alone, so that importing twice changes nothing, not even a time of change. With
 * `dryRun` nothing is written and the outcomes say what would be.
 */
export async function importProducts(
  storeId: StoreId,
  products: readonly ImportedProduct[],
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
  database: Database = getDatabase(),
): Promise<Result<ImportedBatch, "store_unknown">> {
  if (!(await readStore(storeId))) return fail("store_unknown", "store_id");
  const batch = await database.transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const slugs = products.flatMap(({ slug, renamedFrom }) => (renamedFrom ? [slug, renamedFrom] : [slug]));
    const existing = await lockProductRecords(storeId, slugs, transaction);
    const bySlug = new Map(existing.map((record) => [record.slug, record]));
    const plans = products.map((imported) => plan(imported, bySlug));
    const changes = plans.filter(({ outcome }) => outcome !== "unchanged");
    const touched = dryRun || changes.length === 0 ? [] : await write(storeId, changes, now, transaction);
    return {
      products: plans.map(({ imported, record, outcome }) => ({
        slug: imported.slug,
        outcome,
        picturesToFetch: countPicturesToFetch(record),
      })),
      touched,
    };
  });
  if (batch.touched.length > 0) await refreshStatistics(database);
  return ok(batch);
}

function plan(imported: ImportedProduct, bySlug: ReadonlyMap<string, ProductRecord>): Plan {
  const atSlug = bySlug.get(imported.slug);
  const former = imported.renamedFrom === null ? undefined : bySlug.get(imported.renamedFrom);
  const existing = atSlug ?? former ?? null;
  const digest = digestOf(imported);
  if (atSlug?.importDigest === digest) return { imported, existing, record: atSlug, outcome: "unchanged" };
  const record = mergeProduct(imported, existing, digest, newId);
  return { imported, existing, record, outcome: atSlug ? "updated" : former ? "renamed" : "created" };
}

async function write(storeId: StoreId, plans: readonly Plan[], now: Date, transaction: Database): Promise<string[]> {
  await saveProducts(storeId, plans.map(toWrite), now, transaction);
  const renamed = plans.flatMap(({ existing, record, outcome }) =>
    outcome === "renamed" && existing ? [{ slug: existing.slug, targetId: record.id }] : [],
  );
  const slugs = plans.map(({ record }) => record.slug);
  await saveProductRedirects(storeId, renamed, slugs, transaction);
  const groups = await lockFilterGroups(storeId, transaction);
  const values = plans.flatMap(({ imported }) => filterValues(imported));
  await saveFilterGroups(storeId, addFilterValues(groups, values), transaction);
  const categorySlugs = await place(storeId, plans, now, transaction);
  return [
    tags.catalogue(storeId),
    ...categorySlugs.map((slug) => tags.category(storeId, slug)),
    ...[...slugs, ...renamed.map(({ slug }) => slug)].map((slug) => tags.product(storeId, slug)),
  ];
}

function toWrite({ imported, existing, record }: Plan) {
  const kept = new Set(record.variants.map(({ id }) => id));
  return {
    record,
    seo: {
      ...(imported.pageTitle !== undefined && { page_title: imported.pageTitle }),
      ...(imported.metaDescription !== undefined && { meta_desc: imported.metaDescription }),
    },
    removedVariantIds: (existing?.variants ?? []).map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}

/** Puts the products into their categories; answers the slugs of all categories that show one of them, or did. */
async function place(storeId: StoreId, plans: readonly Plan[], now: Date, transaction: Database): Promise<string[]> {
  const names = new Map(
    plans.flatMap(({ imported }) => (imported.categories ?? []).map((name) => [toSlug(name), name])),
  );
  const wanted = [...names].map(([slug, name]) => ({ id: newId(), slug, name }));
  const idBySlug = await ensureCategories(storeId, wanted, now, transaction);
  const added = plans.flatMap(({ imported, record }) =>
    (imported.categories ?? []).flatMap((name) => {
      const categoryId = idBySlug.get(toSlug(name));
      return categoryId ? [{ productId: record.id, categoryId }] : [];
    }),
  );
  const known = plans.flatMap(({ existing }) => (existing ? [existing.id] : []));
  const before = await listPlacings(storeId, known, transaction);
  const removed = plans.flatMap((each) => before.filter((placing) => isLeft(each, placing)));
  await changePlacings(storeId, { added, removed }, transaction);
  return [...new Set([...names.keys(), ...before.map(({ slug }) => slug)])];
}

/** The category of its former type. All others were chosen by the owner, or named as a collection, and stay. */
function isLeft({ imported, existing }: Plan, { productId, slug }: Placing): boolean {
  if (existing?.id !== productId || imported.categories === undefined) return false;
  return slug === toSlug(existing.productType) && !imported.categories.some((name) => toSlug(name) === slug);
}

function countPicturesToFetch({ pictures, variants }: ProductRecord): number {
  const all = [...pictures, ...variants.flatMap((variant) => variant.pictures)];
  return new Set(all.filter(isToBeFetched).map(({ source }) => source)).size;
}

function digestOf({ renamedFrom: _, ...imported }: ImportedProduct): string {
  return createHash("sha256")
    .update(JSON.stringify([IMPORT_VERSION, imported]))
    .digest("hex");
}

/** 24 hexadecimal digits, as all ids of the platform. */
function newId(): string {
  return randomBytes(12).toString("hex");
}
