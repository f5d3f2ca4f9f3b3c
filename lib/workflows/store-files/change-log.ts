import "server-only";
import {
  type CategoryEntry,
  documentPath,
  documentText,
  type StoreDocument,
} from "@/lib/contracts/store-files/documents";
import { trailTo } from "@/lib/domain/catalogue/category-tree";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

export type FileChange = { file: string; change: "added" | "changed" | "removed" };
/**
 * The former slug (`from`) of a renamed product, category or blog post whose old URL no longer works: no other entry
 * has taken that slug, and no redirect leads from it.
 */
export type LostAddress = { kind: "product" | "category" | "blog"; from: string; to: string };

/** What a change log knows of the store. */
type LoggedStore = {
  storeId: StoreId;
  /** In a new store everything counts as added. */
  isNewStore: boolean;
  /** The categories in the files; a list shows the products of the categories below it as well. */
  categories: readonly Pick<CategoryEntry, "slug" | "parent">[];
};

/** Collects the changes of an import and the cache tags that expire with them. */
export function changeLog({ storeId, isNewStore, categories }: LoggedStore) {
  const tree = categories.map(({ slug, parent }) => ({ id: slug, parentId: parent || null }));
  const changes: FileChange[] = [];
  const expired = new Set<string>();
  let unchanged = 0;

  /** Records whether the document is new, changed or equal to `inShop`. Returns whether it must be saved. */
  function compare(document: StoreDocument, inShop: StoreDocument | undefined): boolean {
    const before = isNewStore ? undefined : inShop;
    if (before && documentText(before) === documentText(document)) {
      unchanged += 1;
      return false;
    }
    changes.push({ file: documentPath(document), change: before ? "changed" : "added" });
    expire(tagsOf(storeId, document, tree));
    if (before) expire(tagsOf(storeId, before, tree));
    return true;
  }

  function remove(document: StoreDocument): void {
    changes.push({ file: documentPath(document), change: "removed" });
    expire(tagsOf(storeId, document, tree));
  }

  function expire(tagsOfChange: readonly string[]): void {
    for (const tag of tagsOfChange) expired.add(tag);
  }

  return {
    compare,
    remove,
    expire,
    expiredTags: () => [...expired],
    result: () => ({
      changes: changes.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
      unchanged,
    }),
  };
}
export type ChangeLog = ReturnType<typeof changeLog>;

/** The cache tags of the pages that show the document; see `lib/cached/tags-of.ts`. */
function tagsOf(storeId: StoreId, document: StoreDocument, tree: readonly { id: string; parentId: string | null }[]) {
  switch (document.part) {
    case "store":
    case "place":
    case "home":
    case "menu":
      return [tags.store(storeId)];
    case "lists":
      // Product pages show some of these lists but depend only on the store's tag, so that tag is expired too.
      return [tags.store(storeId), tags.content(storeId)];
    case "pages":
    case "blog":
      return [tags.content(storeId)];
    case "filters":
      return [tags.catalogue(storeId)];
    case "categories":
      return [tags.store(storeId), tags.catalogue(storeId), tags.category(storeId, document.entry.slug)];
    case "products":
      return [
        tags.catalogue(storeId),
        tags.product(storeId, document.entry.slug),
        ...document.entry.categories.flatMap((slug) => [
          tags.category(storeId, slug),
          ...trailTo(tree, slug).map(({ id }) => tags.category(storeId, id)),
        ]),
      ];
    case "redirects":
      return document.entry.map(({ kind, from }) => movedTag(storeId, kind, from));
  }
}

function movedTag(storeId: StoreId, kind: string, from: string): string {
  if (kind === "product") return tags.product(storeId, from);
  return kind === "category" ? tags.category(storeId, from) : tags.content(storeId);
}
