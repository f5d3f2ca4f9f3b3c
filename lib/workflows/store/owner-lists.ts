import "server-only";
import { deliveryPlanFaults } from "@/lib/contracts/checkout/stored-delivery-plan";
import { storedMenuSchema } from "@/lib/contracts/content/stored-menu";
import { storedFilterOptionsSchema } from "@/lib/contracts/product/stored-product";
import { brokenLinks } from "@/lib/contracts/shop-window/segment-faults";
import type { ListEntryWire } from "@/lib/contracts/store/list-calls";
import { withSortedKeys, withSortedKeysOf } from "@/lib/contracts/store-files/canonical-json";
import type { FilterGroupEntry, SharedEntry, StoreDocument } from "@/lib/contracts/store-files/documents";
import { filterGroupEntrySchema, sharedEntrySchema } from "@/lib/contracts/store-files/entry-schemas";
import { expectationText } from "@/lib/contracts/store-files/expectation";
import { entryIssues, referencesIn } from "@/lib/contracts/store-files/stored-entries";
import { listPlacedCategories } from "@/lib/data/catalogue/category-places";
import { listSlugsInUse } from "@/lib/data/product-import/product-owners";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { hasStore } from "@/lib/data/store/first-store";
import { replaceFilterGroups, replaceMenu, replaceSharedList } from "@/lib/data/store-files/list-entry-writes";
import { listFilterGroupEntries, listMenuEntries, listSharedEntries } from "@/lib/data/store-files/store-entries";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { isSameValue } from "@/lib/domain/product/same-field";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

/** A list that its owner edits as a whole. */
type OwnerList = "shipping_method" | "tax_rate" | "collection" | "filters" | "menu" | "delivery_method";

type Fault = { path: string; code: string };

/** The entries of a list, in the order of the shop. */
export async function readOwnerList(
  storeId: StoreId,
  kind: OwnerList,
): Promise<Result<ListEntryWire[], "store_unknown">> {
  if (!(await hasStore(storeId))) return fail("store_unknown", "store_id");
  return ok(await entriesOf(storeId, kind, getDatabase()));
}

/**
 * Replaces a list. `seen` is the list as its owner saw it: if another has changed it meanwhile, it is refused, and so is a
 * list with an entry that the shop would leave out.
 */
export function saveOwnerList(
  storeId: StoreId,
  kind: OwnerList,
  { list, seen }: { list: readonly ListEntryWire[]; seen: readonly ListEntryWire[] },
): Promise<Result<ListEntryWire[], "store_unknown" | "list_changed" | "list_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    await lockCatalogue(storeId, transaction);
    if (!isSameValue(await entriesOf(storeId, kind, transaction), withSortedKeys(seen))) return fail("list_changed");
    const faults = [...faultsOf(kind, list), ...(await unknownIn(storeId, kind, list, transaction))];
    if (faults.length > 0) return { ok: false, code: "list_invalid", errors: faults };
    if (kind === "filters") await replaceFilterGroups(storeId, list.map(toFilterGroup), transaction);
    else if (kind === "menu") await replaceMenu(storeId, list, transaction);
    else await replaceSharedList(storeId, kind, list, transaction);
    const categories = kind === "filters" ? await listPlacedCategories(storeId, transaction) : [];
    await recordExpiredTags(
      [
        tags.store(storeId),
        tags.content(storeId),
        ...(kind === "filters" ? [tags.catalogue(storeId)] : []),
        ...categories.map(({ slug }) => tags.category(storeId, slug)),
      ],
      transaction,
    );
    return ok(await entriesOf(storeId, kind, transaction));
  });
}

/** What is wrong with the entries of a list; each fault begins with the position of its entry. */
export function faultsOf(kind: OwnerList, list: readonly ListEntryWire[]): Fault[] {
  const repeated = list.flatMap(({ id }, index) =>
    list.findIndex((other) => other.id === id) < index ? [{ path: `${index}.id`, code: "id_repeated" }] : [],
  );
  if (kind === "filters") return [...repeated, ...filterFaults(list)];
  return [...repeated, ...sharedFaults(kind, list), ...lostParts(kind, list)];
}

function sharedFaults(kind: string, list: readonly ListEntryWire[]): Fault[] {
  const read = list.flatMap((entry, index) => {
    const parsed = sharedEntrySchema.safeParse(entry, { error: expectationText });
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => ({ path: [index, ...path].join("."), code: message }));
  });
  if (read.length > 0) return read;
  return entryIssues(asDocument(kind, list)).map(({ at, problem }) => ({ path: at, code: problem }));
}

/** What the shop would leave out of entries without a word. */
function lostParts(kind: OwnerList, list: readonly ListEntryWire[]): Fault[] {
  if (kind === "menu") return menuFaults(list);
  if (kind !== "delivery_method") return [];
  return list.flatMap(({ content }, index) =>
    deliveryPlanFaults(content).map(({ path, code }) => ({ path: `${index}.content.${path}`, code })),
  );
}

/** Links that lead nowhere yet, and columns, links and pictures that the shop would leave out. */
function menuFaults(list: readonly ListEntryWire[]): Fault[] {
  return list.flatMap(({ content }, index) => {
    const read = storedMenuSchema.safeParse(content);
    const isWhole = read.success && partsIn(read.data) === partsIn(content);
    const lost = read.success && !isWhole ? [{ path: `${index}.content`, code: "entry_unreadable" }] : [];
    return [...brokenLinks(content, `${index}.content`), ...lost];
  });
}

/** How many columns, links and pictures an entry of the menu has. */
function partsIn({ columns, pictures }: Record<string, unknown>): number {
  const [headings, all] = [columns, pictures].map((part) => (Array.isArray(part) ? part : []));
  const links = (headings ?? []).map(({ links: below }) => (Array.isArray(below) ? below.length : 0));
  return (headings?.length ?? 0) + (all?.length ?? 0) + links.reduce((sum, count) => sum + count, 0);
}

function filterFaults(list: readonly ListEntryWire[]): Fault[] {
  return list.flatMap((entry, index) => {
    const { id, name, options } = toFilterGroup(entry);
    const read = filterGroupEntrySchema.safeParse({ id, name, options }, { error: expectationText });
    if (!read.success)
      return read.error.issues.map(({ path, message }) => ({ path: [index, ...path].join("."), code: message }));
    const faults: Fault[] = [];
    if (!/^[a-z0-9][a-z0-9_-]{0,119}$/.test(id)) faults.push({ path: `${index}.id`, code: "slug_unreadable" });
    if (name.trim() === "") faults.push({ path: `${index}.name`, code: "name_needed" });
    const known = storedFilterOptionsSchema.parse(options);
    if (Array.isArray(options) && known.length !== options.length)
      faults.push({ path: `${index}.options`, code: "entry_unreadable" });
    if (new Set(known.map(({ slug }) => slug)).size !== known.length)
      faults.push({ path: `${index}.options`, code: "options_repeated" });
    return faults;
  });
}

/** Links of a list to categories and products that the store does not have. */
async function unknownIn(
  storeId: StoreId,
  kind: OwnerList,
  list: readonly ListEntryWire[],
  transaction: Database,
): Promise<Fault[]> {
  if (kind !== "collection" && kind !== "menu") return [];
  const named = referencesIn(asDocument(kind, list)).filter(({ by }) => by === "slug");
  const categories = new Set((await listPlacedCategories(storeId, transaction)).map(({ slug }) => slug));
  const slugs = named.filter(({ names }) => names === "product").map(({ key }) => key);
  const products = await listSlugsInUse(storeId, slugs, transaction);
  return named.flatMap(({ at, names, key }) => {
    const isKnown = names === "category" ? categories.has(key) : names !== "product" || products.has(key);
    return isKnown ? [] : [{ path: at, code: "reference_unknown" }];
  });
}

const asDocument = (kind: string, list: readonly ListEntryWire[]): StoreDocument => {
  const entry = list.map(({ id, content }): SharedEntry => ({ id, content }));
  return kind === "menu" ? { part: "menu", entry } : { part: "lists", kind, entry };
};

const toFilterGroup = ({ id, content: { name, options } }: ListEntryWire): FilterGroupEntry => ({
  id,
  name: typeof name === "string" ? name : "",
  options: Array.isArray(options) ? options : [],
});

/** The entries of a list, each as in a file. */
async function entriesOf(storeId: StoreId, kind: OwnerList, database: Database): Promise<ListEntryWire[]> {
  if (kind === "filters") {
    const groups = await listFilterGroupEntries(storeId, database);
    return groups.map(({ id, name, options }) => asJson({ id, content: { name, options } }));
  }
  if (kind === "menu") return (await listMenuEntries(storeId, database)).map(asJson);
  return ((await listSharedEntries(storeId, database)).get(kind) ?? []).map(asJson);
}

const asJson = ({ id, content }: { id: string; content: unknown }) =>
  ({ content: withSortedKeysOf(content ?? {}), id }) as ListEntryWire;
