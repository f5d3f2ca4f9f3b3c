import "server-only";
import { toOrigin } from "@/lib/contracts/store/details";
import type { DocumentOf, RedirectEntry, StoreDocument, StorePart } from "@/lib/contracts/store-files/documents";
import type { PlaceEntry } from "@/lib/contracts/store-files/store-entry";
import type { CheckedStoreFiles } from "@/lib/contracts/store-files/survey";
import {
  flattenCategoryTree,
  removeEntries,
  removePageEntries,
  replaceCategoryTree,
  replaceRedirects,
  saveCategoryEntries,
  savePageEntries,
  savePostEntries,
  vacateSlugs,
} from "@/lib/data/store-files/addressed-entry-writes";
import {
  replaceFilterGroups,
  replaceLayouts,
  replaceMenu,
  replaceSharedList,
} from "@/lib/data/store-files/list-entry-writes";
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
  type WithId,
} from "@/lib/data/store-files/store-entries";
import { saveStoreEntry } from "@/lib/data/store-files/store-entry-writes";
import type { Database } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { blogPosts } from "@/lib/database/schema/content";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { hasBasePath } from "@/lib/domain/store/origin-path";
import { newPlatformId } from "@/lib/server/tokens";
import { type Assignment, assignIds } from "./assign-ids";
import type { ChangeLog } from "./change-log";

/** What all steps of one import need. */
export type ImportContext = { storeId: StoreId; now: Date; log: ChangeLog; transaction: Database };

const DEFAULT_PLACE: PlaceEntry = { status: "active", domains: [], base_url: "" };

type OtherDocuments = CheckedStoreFiles["documents"];

function entriesOf<Part extends Exclude<StorePart, "products">>(
  documents: OtherDocuments,
  part: Part,
): DocumentOf<Part>["entry"][] {
  return documents.flatMap((document) => (document.part === part ? [document.entry as DocumentOf<Part>["entry"]] : []));
}

/** The place without the base URL of another deployment: with it, the shop would not start. */
function placeHere(place: PlaceEntry): PlaceEntry {
  const origin = toOrigin(place.base_url);
  return origin === null || hasBasePath(origin) ? place : { ...place, base_url: "" };
}

/** Imports the store's details. Its status, domains and base URL are imported only if the store is new. */
export async function importStoreEntry(
  documents: OtherDocuments,
  { storeId, now, log, transaction }: ImportContext,
): Promise<void> {
  const before = await findStoreEntry(storeId, transaction);
  const [entry] = entriesOf(documents, "store");
  if (!entry) throw new Error("The store files were accepted without store.json.");
  const place = placeHere(entriesOf(documents, "place")[0] ?? DEFAULT_PLACE);
  if (!before) log.compare({ part: "place", entry: place }, undefined);
  if (log.compare({ part: "store", entry }, before ? { part: "store", entry: before.store } : undefined)) {
    await saveStoreEntry(storeId, entry, place, now, transaction);
  }
}

/** Replaces the store's categories with those in the files; returns the id of each slug. */
export async function importCategories(
  documents: OtherDocuments,
  { storeId, now, log, transaction }: ImportContext,
): Promise<Assignment> {
  const before = await listCategoryEntries(storeId, transaction);
  const inFiles = entriesOf(documents, "categories");
  const assignment = assignIds(before, inFiles, newPlatformId);
  const beforeById = byId(before);
  for (const { id } of assignment.removed) logRemoval(log, "categories", beforeById.get(id));
  const changed = inFiles
    .map((entry) => withId(entry, assignment))
    .filter((entry) => log.compare({ part: "categories", entry }, asDocument("categories", beforeById.get(entry.id))));
  if (changed.length === 0 && assignment.removed.length === 0) return assignment;
  await flattenCategoryTree(storeId, transaction);
  await removeEntries(storeId, categories, idsOf(assignment.removed), transaction);
  await vacateSlugs(storeId, categories, idsOf(assignment.renamed), transaction);
  await saveCategoryEntries(storeId, changed, now, transaction);
  const parents = inFiles.flatMap(({ slug, parent }) => {
    const [id, parentId] = [assignment.ids.get(slug), assignment.ids.get(parent)];
    return id && parentId ? [{ id, parentId }] : [];
  });
  await replaceCategoryTree(storeId, parents, transaction);
  // Each page shows where its category stands in the tree, and the products of those below it.
  log.expire([...before, ...inFiles].map(({ slug }) => tags.category(storeId, slug)));
  return assignment;
}

export async function importPosts(
  documents: OtherDocuments,
  { storeId, now, log, transaction }: ImportContext,
): Promise<Assignment> {
  const before = await listPostEntries(storeId, transaction);
  const inFiles = entriesOf(documents, "blog");
  const assignment = assignIds(before, inFiles, newPlatformId);
  const beforeById = byId(before);
  for (const { id } of assignment.removed) logRemoval(log, "blog", beforeById.get(id));
  await removeEntries(storeId, blogPosts, idsOf(assignment.removed), transaction);
  await vacateSlugs(storeId, blogPosts, idsOf(assignment.renamed), transaction);
  const changed = inFiles
    .map((entry) => {
      const existing = beforeById.get(assignment.ids.get(entry.slug) ?? "");
      return {
        ...withId(entry, assignment),
        publishedAt: entry.publishedAt ?? existing?.publishedAt ?? now,
        modifiedAt: entry.modifiedAt ?? existing?.modifiedAt ?? now,
      };
    })
    .filter((entry) => log.compare({ part: "blog", entry }, asDocument("blog", beforeById.get(entry.id))));
  await savePostEntries(storeId, changed, transaction);
  return assignment;
}

export async function importPages(
  documents: OtherDocuments,
  { storeId, now, log, transaction }: ImportContext,
): Promise<void> {
  const before = new Map((await listPageEntries(storeId, transaction)).map((entry) => [entry.slug, entry]));
  const inFiles = entriesOf(documents, "pages");
  const slugs = new Set(inFiles.map(({ slug }) => slug));
  const removed = [...before.values()].filter(({ slug }) => !slugs.has(slug));
  for (const entry of removed) log.remove({ part: "pages", entry });
  await removePageEntries(
    storeId,
    removed.map(({ slug }) => slug),
    transaction,
  );
  const changed = inFiles
    .map((entry) => ({ ...entry, modifiedAt: entry.modifiedAt ?? before.get(entry.slug)?.modifiedAt ?? now }))
    .filter((entry) => log.compare({ part: "pages", entry }, asDocument("pages", before.get(entry.slug))));
  await savePageEntries(storeId, changed, transaction);
}

/** Imports the files that contain one list each: home page, menu, filters, and lists that several products share. */
export async function importLists(
  documents: OtherDocuments,
  categorySlugs: readonly string[],
  { storeId, log, transaction }: ImportContext,
): Promise<void> {
  const segments = await listLayoutEntries(storeId, transaction);
  const layouts = withIds(entriesOf(documents, "home").flat(), segments);
  if (log.compare({ part: "home", entry: layouts }, { part: "home", entry: segments })) {
    await replaceLayouts(storeId, layouts, transaction);
  }
  const menuBefore = await listMenuEntries(storeId, transaction);
  const menu = withIds(entriesOf(documents, "menu").flat(), menuBefore);
  if (log.compare({ part: "menu", entry: menu }, { part: "menu", entry: menuBefore })) {
    await replaceMenu(storeId, menu, transaction);
  }
  const filters = entriesOf(documents, "filters").flat();
  const filtersBefore = await listFilterGroupEntries(storeId, transaction);
  if (log.compare({ part: "filters", entry: filters }, { part: "filters", entry: filtersBefore })) {
    await replaceFilterGroups(storeId, filters, transaction);
    // Every category page shows the filters, so all of them expire.
    log.expire(categorySlugs.map((slug) => tags.category(storeId, slug)));
  }
  await importSharedLists(documents, { storeId, log, transaction });
}

async function importSharedLists(
  documents: OtherDocuments,
  { storeId, log, transaction }: Omit<ImportContext, "now">,
): Promise<void> {
  const inFiles = documents.filter((document) => document.part === "lists");
  const before = await listSharedEntries(storeId, transaction);
  for (const [kind, entry] of before) {
    if (inFiles.some((document) => document.kind === kind)) continue;
    log.remove({ part: "lists", kind, entry });
    await replaceSharedList(storeId, kind, [], transaction);
  }
  for (const document of inFiles) {
    const entry = before.get(document.kind);
    if (!log.compare(document, entry && { ...document, entry })) continue;
    await replaceSharedList(storeId, document.kind, document.entry, transaction);
  }
}

/** Imports redirects. Call it last, because their targets must have been imported before. */
export async function importRedirects(
  documents: OtherDocuments,
  ids: Readonly<Record<Exclude<RedirectEntry["kind"], "page">, ReadonlyMap<string, string>>>,
  { storeId, log, transaction }: ImportContext,
): Promise<RedirectEntry[]> {
  const before = await listRedirectEntries(storeId, transaction);
  const inFiles = entriesOf(documents, "redirects").flat().sort(byAddress);
  if (log.compare({ part: "redirects", entry: inFiles }, { part: "redirects", entry: before })) {
    const rows = inFiles.map(({ kind, from, to }) => ({
      kind,
      from,
      targetId: kind === "page" ? to : (ids[kind].get(to) ?? to),
    }));
    await replaceRedirects(storeId, rows, transaction);
  }
  return inFiles;
}

/** Compares redirects by `kind`, then by `from`. An export writes them in this order. */
function byAddress(one: RedirectEntry, other: RedirectEntry): number {
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.from < other.from ? -1 : 1;
}

const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

function withId<Entry extends { slug: string }>(entry: Entry, { ids }: Assignment): WithId<Entry> {
  return { ...entry, id: ids.get(entry.slug) ?? newPlatformId() };
}

/**
 * Gives each entry an id: the one in the file, else the id of the entry that was at the same position before, else a
 * new id.
 */
function withIds<Entry extends { id?: string | undefined }>(
  entries: readonly Entry[],
  before: readonly { id: string }[],
): WithId<Entry>[] {
  const claimed = new Set(entries.map(({ id }) => id));
  return entries.map((entry, index) => {
    const idBefore = before[index]?.id;
    return {
      ...entry,
      id: entry.id ?? (idBefore !== undefined && !claimed.has(idBefore) ? idBefore : newPlatformId()),
    };
  });
}

type Slugged = "categories" | "blog" | "pages";

function asDocument<Part extends Slugged>(part: Part, entry: DocumentOf<Part>["entry"] | undefined) {
  return entry && ({ part, entry } as StoreDocument);
}

function logRemoval<Part extends Slugged>(log: ChangeLog, part: Part, entry: DocumentOf<Part>["entry"] | undefined) {
  const document = asDocument(part, entry);
  if (document) log.remove(document);
}
