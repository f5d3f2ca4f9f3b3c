import "server-only";
import {
  type CategoryFault,
  type CategoryField,
  type CategoryFields,
  categoryFieldsOf,
  readCategoryFields,
} from "@/lib/contracts/catalogue/category-fields";
import { listPlacedCategories, saveCategoryPlaces } from "@/lib/data/catalogue/category-places";
import { saveRedirects } from "@/lib/data/catalogue/redirect-writes";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { hasStore } from "@/lib/data/store/first-store";
import { saveCategoryEntries } from "@/lib/data/store-files/addressed-entry-writes";
import { listCategoryEntries } from "@/lib/data/store-files/store-entries";
import { type Database, getDatabase } from "@/lib/database/connection";
import { MAX_CATEGORIES } from "@/lib/domain/catalogue/category";
import { faultOfMove } from "@/lib/domain/catalogue/category-tree";
import { isSameValue } from "@/lib/domain/product/same-field";
import { toSlug } from "@/lib/domain/product-import/slug";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";
import { expireCategories } from "./expire-categories";

/** A category as its owner writes it. */
export type WrittenCategory = { id: string; fields: CategoryFields };

/** The fields of a category; null if the store has none with this id. */
export async function readCategory(storeId: StoreId, id: string): Promise<WrittenCategory | null> {
  const entry = await findEntry(storeId, id, getDatabase());
  return entry && { id, fields: categoryFieldsOf(entry) };
}

/** Adds a category, last among those below `parentId`; its slug is made from its name. */
export function createCategory(
  storeId: StoreId,
  { name, parentId }: { name: string; parentId: string | null },
): Promise<
  Result<WrittenCategory, "store_unknown" | "category_unknown" | "category_too_deep" | "too_many_categories">
> {
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    await lockCatalogue(storeId, transaction);
    const all = await listPlacedCategories(storeId, transaction);
    if (all.length >= MAX_CATEGORIES) return fail("too_many_categories");
    if (parentId !== null && !all.some((each) => each.id === parentId)) return fail("category_unknown", "parent_id");
    const id = newPlatformId();
    const fault = faultOfMove([...all, { id, parentId: null }], id, parentId);
    if (fault) return fail("category_too_deep", "parent_id");
    const slugs = new Set(all.map(({ slug }) => slug));
    const wanted = toSlug(name) || id.toLowerCase();
    let slug = wanted;
    for (let next = 2; slugs.has(slug); next += 1) slug = `${wanted}-${next}`;
    const read = readCategoryFields({ name, slug });
    if (!read.ok) throw new Error(`A new category is broken: ${JSON.stringify(read.faults)}`);
    const entry = { ...read.entry, id };
    await saveCategoryEntries(storeId, [entry], clock.now(), transaction);
    // Ranks from files may be any numbers, so the others are counted anew to make it the last.
    await saveCategoryPlaces(storeId, [...all, { id, parentId }], transaction);
    await saveRedirects(storeId, "category", { moved: [], usedSlugs: [slug] }, transaction);
    await expireCategories(storeId, [], transaction);
    return ok({ id, fields: categoryFieldsOf(entry) });
  });
}

/**
 * Changes some fields of a category, and leaves the others as they are. `seen` is what the owner saw in the same fields:
 * a field that another has changed meanwhile is refused, and then nothing is written.
 */
export function changeCategory(
  storeId: StoreId,
  id: string,
  { changes, seen }: { changes: CategoryFields; seen: CategoryFields },
): Promise<Result<WrittenCategory, "category_unknown" | "category_changed" | "category_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const before = await findEntry(storeId, id, transaction);
    if (!before) return fail("category_unknown");
    const current = categoryFieldsOf(before);
    const outdated = namesOf(changes).filter((name) => !isSameValue(current[name], seen[name]));
    if (outdated.length > 0)
      return refused(
        "category_changed",
        outdated.map((name) => ({ path: name, code: "category_changed" })),
      );
    const read = readCategoryFields({ ...current, ...changes });
    if (!read.ok) return refused("category_invalid", read.faults);
    const faults = await faultsInStore(storeId, { ...read.entry, id }, before.slug, transaction);
    if (faults.length > 0) return refused("category_invalid", faults);
    // Its place in the tree and its segments have calls of their own.
    const { parent, rank, segments } = before;
    const entry = { ...read.entry, id, parent, rank, segments };
    await saveCategoryEntries(storeId, [entry], clock.now(), transaction);
    const moved = before.slug === entry.slug ? [] : [{ slug: before.slug, targetId: id }];
    await saveRedirects(storeId, "category", { moved, usedSlugs: [entry.slug] }, transaction);
    await expireCategories(storeId, [before.slug], transaction);
    return ok({ id, fields: categoryFieldsOf(entry) });
  });
}

const namesOf = (fields: CategoryFields) => Object.keys(fields) as CategoryField[];

const refused = <Code extends string>(code: Code, errors: readonly CategoryFault[]) =>
  ({ ok: false, code, errors }) as const;

async function findEntry(storeId: StoreId, id: string, database: Database) {
  return (await listCategoryEntries(storeId, database)).find((entry) => entry.id === id) ?? null;
}

/** What is wrong with a category in this store. */
async function faultsInStore(
  storeId: StoreId,
  { id, slug, name }: { id: string; slug: string; name: string },
  slugBefore: string,
  transaction: Database,
): Promise<CategoryFault[]> {
  const faults: CategoryFault[] = [];
  if (name.trim() === "") faults.push({ path: "name", code: "name_needed" });
  if (slug === slugBefore) return faults;
  const all = await listPlacedCategories(storeId, transaction);
  if (slug !== toSlug(slug)) faults.push({ path: "slug", code: "slug_unreadable" });
  else if (all.some((each) => each.slug === slug && each.id !== id)) faults.push({ path: "slug", code: "slug_taken" });
  return faults;
}
