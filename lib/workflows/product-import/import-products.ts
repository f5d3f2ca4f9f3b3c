import "server-only";
import { createHash } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import {
  type CategoryPlacement,
  ensureCategories,
  listCategoryPlacements,
  updateCategoryPlacements,
} from "@/lib/data/catalogue/category-writes";
import { lockFilterGroups, saveFilterGroups } from "@/lib/data/catalogue/filter-group-writes";
import { saveRedirects } from "@/lib/data/catalogue/redirect-writes";
import { explainStock } from "@/lib/data/product/stock-movements";
import { lockCatalogue, lockProductRecords } from "@/lib/data/product-import/product-records";
import { saveProducts } from "@/lib/data/product-import/product-writes";
import { type Database, getDatabase, isEmbedded } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { refreshStatistics } from "@/lib/database/statistics";
import { uploadsAddress } from "@/lib/domain/media/uploads-address";
import { asksForDisclosures, lacksDisclosures } from "@/lib/domain/product/disclosures";
import { inBatches } from "@/lib/domain/product-import/batches";
import { addFilterValues, filterValues } from "@/lib/domain/product-import/filter-values";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { needsDownload } from "@/lib/domain/product-import/merge-pictures";
import { mergeProduct } from "@/lib/domain/product-import/merge-product";
import { lacksWeight, type ProductRecord } from "@/lib/domain/product-import/product-record";
import { toSlug } from "@/lib/domain/product-import/slug";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";
import { letVisitorsGoFirst } from "@/lib/server/visitors-first";
import { rememberBefore, type UndoableImport } from "./remember-before";

type ImportOutcome = "created" | "updated" | "renamed" | "unchanged";
export type ImportedBatch = {
  products: readonly {
    slug: string;
    outcome: ImportOutcome;
    picturesToFetch: number;
    lacksWeight: boolean;
    /** False in stores whose country asks for none. */
    lacksDisclosures: boolean;
  }[];
};

/** How many products are imported in one transaction of the embedded database: some hundredths of a second of work. */
const MAX_IN_EMBEDDED = 5;

/** Increase this number whenever a change of the import code makes the same file result in a different product. */
const IMPORT_VERSION = 7;

/**
 * One product of the batch: as in the file (`imported`), as in the shop (`existing`), and as it will be saved
 * (`record`).
 */
type Plan = {
  imported: ImportedProduct;
  existing: ProductRecord | null;
  record: ProductRecord;
  outcome: ImportOutcome;
};

type ImportOptions = {
  dryRun?: boolean;
  now?: Date;
  /** Keeps what the products were before, under the id of an import of several batches, so that it can be undone. */
  undoable?: UndoableImport;
};

/**
 * Imports products in one transaction: all of them or none. In the embedded database, where everybody waits for a
 * transaction, each holds only some products, and a fault leaves those before it imported. Products that already match
 * the file are not touched, so a second import of the same file changes nothing, not even modification times. With
 * `dryRun` nothing is written and the outcomes say what would happen.
 */
export async function importProducts(
  storeId: StoreId,
  products: readonly ImportedProduct[],
  { dryRun = false, now = clock.now(), undoable }: ImportOptions = {},
  database: Database = getDatabase(),
): Promise<Result<ImportedBatch, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  const plans: Plan[] = [];
  const most = isEmbedded() ? MAX_IN_EMBEDDED : products.length;
  for (const some of inBatches(products, { most, largest: products.length }, () => 1)) {
    const start = performance.now();
    const planned = await database.transaction(async (transaction) => {
      const made = await planImport(storeId, some, uploadsAddress(store), transaction);
      const changes = made.filter(isChange);
      if (!dryRun && undoable) await rememberBefore(storeId, undoable, changes, now, transaction);
      if (!dryRun) await saveChanges(storeId, changes, { now, before: plans.length }, transaction);
      return made;
    });
    plans.push(...planned);
    if (isEmbedded()) await letVisitorsGoFirst(performance.now() - start);
  }
  if (!dryRun && plans.some(isChange)) await refreshStatistics(database);
  return ok({
    products: plans.map(({ imported, record, outcome }) => ({
      slug: imported.slug,
      outcome,
      picturesToFetch: countPicturesToFetch(record),
      lacksWeight: lacksWeight(record),
      lacksDisclosures: asksForDisclosures(store) && lacksDisclosures(record.disclosures),
    })),
  });
}

async function planImport(
  storeId: StoreId,
  products: readonly ImportedProduct[],
  uploads: string,
  transaction: Database,
): Promise<Plan[]> {
  await explainStock({ reason: "imported" }, transaction);
  await lockCatalogue(storeId, transaction);
  const slugs = products.flatMap(({ slug, renamedFrom }) => (renamedFrom ? [slug, renamedFrom] : [slug]));
  const existing = await lockProductRecords(storeId, slugs, transaction);
  const bySlug = new Map(existing.map((record) => [record.slug, record]));
  return products.map((imported) => plan(imported, bySlug, uploads));
}

const isChange = ({ outcome }: Plan) => outcome !== "unchanged";

function plan(imported: ImportedProduct, bySlug: ReadonlyMap<string, ProductRecord>, uploads: string): Plan {
  const atSlug = bySlug.get(imported.slug);
  const former = imported.renamedFrom === null ? undefined : bySlug.get(imported.renamedFrom);
  const existing = atSlug ?? former ?? null;
  const digest = digestOf(imported);
  if (atSlug?.importDigest === digest) return { imported, existing, record: atSlug, outcome: "unchanged" };
  const record = mergeProduct(imported, existing, { importDigest: digest, newId: newPlatformId, uploads });
  return { imported, existing, record, outcome: atSlug ? "updated" : former ? "renamed" : "created" };
}

async function saveChanges(
  storeId: StoreId,
  plans: readonly Plan[],
  { now, before }: { now: Date; before: number },
  transaction: Database,
): Promise<void> {
  if (plans.length === 0) return;
  await saveProducts(storeId, plans.map(toWrite), { now, before }, transaction);
  const renamed = plans.flatMap(({ existing, record, outcome }) =>
    outcome === "renamed" && existing ? [{ slug: existing.slug, targetId: record.id }] : [],
  );
  const slugs = plans.map(({ record }) => record.slug);
  await saveRedirects(storeId, "product", { moved: renamed, usedSlugs: slugs }, transaction);
  const groups = await lockFilterGroups(storeId, transaction);
  const values = plans.flatMap(({ imported }) => filterValues(imported));
  await saveFilterGroups(storeId, addFilterValues(groups, values), transaction);
  const categorySlugs = await updateCategories(storeId, plans, now, transaction);
  const expired = [
    tags.catalogue(storeId),
    ...(await tagsOfCategories(storeId, categorySlugs, transaction)),
    ...[...slugs, ...renamed.map(({ slug }) => slug)].map((slug) => tags.product(storeId, slug)),
  ];
  await recordExpiredTags(expired, transaction);
}

function toWrite({ imported, existing, record }: Plan) {
  const keptIds = new Set(record.variants.map(({ id }) => id));
  return {
    record,
    seo: {
      ...(imported.pageTitle !== undefined && { page_title: imported.pageTitle }),
      ...(imported.metaDescription !== undefined && { meta_desc: imported.metaDescription }),
    },
    removedVariantIds: (existing?.variants ?? []).map(({ id }) => id).filter((id) => !keptIds.has(id)),
  };
}

/**
 * Updates the categories of the products; returns the slugs of all categories that any of the products is or was in.
 */
async function updateCategories(
  storeId: StoreId,
  plans: readonly Plan[],
  now: Date,
  transaction: Database,
): Promise<string[]> {
  const names = new Map(
    plans.flatMap(({ imported }) => (imported.categories ?? []).map((name) => [toSlug(name), name])),
  );
  const wanted = [...names].map(([slug, name]) => ({ id: newPlatformId(), slug, name }));
  const idBySlug = await ensureCategories(storeId, wanted, now, transaction);
  const added = plans.flatMap(({ imported, record }) =>
    (imported.categories ?? []).flatMap((name) => {
      const categoryId = idBySlug.get(toSlug(name));
      return categoryId ? [{ productId: record.id, categoryId }] : [];
    }),
  );
  const existingIds = plans.flatMap(({ existing }) => (existing ? [existing.id] : []));
  const placingsBefore = await listCategoryPlacements(storeId, existingIds, transaction);
  const removed = plans.flatMap((each) => placingsBefore.filter((placing) => leavesCategory(each, placing)));
  await updateCategoryPlacements(storeId, { added, removed }, transaction);
  return [...new Set([...names.keys(), ...placingsBefore.map(({ slug }) => slug)])];
}

/**
 * Whether an import removes the product from this category: only if the category came from the product type that the
 * product had before. All other categories were chosen by the owner or named as a collection in the file.
 */
function leavesCategory({ imported, existing }: Plan, { productId, slug }: CategoryPlacement): boolean {
  if (existing?.id !== productId || imported.categories === undefined) return false;
  return slug === toSlug(existing.productType) && !imported.categories.some((name) => toSlug(name) === slug);
}

function countPicturesToFetch({ pictures, variants }: ProductRecord): number {
  const all = [...pictures, ...variants.flatMap((variant) => variant.pictures)];
  return new Set(all.filter(needsDownload).map(({ source }) => source)).size;
}

function digestOf({ renamedFrom: _, ...imported }: ImportedProduct): string {
  return createHash("sha256")
    .update(JSON.stringify([IMPORT_VERSION, imported]))
    .digest("hex");
}
