import "server-only";
import { documentPath, documentText, type StoreDocument } from "@/lib/contracts/store-files/documents";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

export type FileChange = { file: string; change: "added" | "changed" | "removed" };
/** An address that shoppers may know and that leads nowhere now. */
export type LostAddress = { kind: "product" | "category" | "blog"; from: string; to: string };

/** What an import does to the store, and the tags of the pages that show it. Of a new store, everything is added. */
export function changeLog(storeId: StoreId, isNewStore: boolean) {
  const changes: FileChange[] = [];
  const touched = new Set<string>();
  let unchanged = 0;

  /** Answers whether the document has to be written; `inShop` is the one that is there. */
  function compare(document: StoreDocument, inShop: StoreDocument | undefined): boolean {
    const before = isNewStore ? undefined : inShop;
    if (before && documentText(before) === documentText(document)) {
      unchanged += 1;
      return false;
    }
    changes.push({ file: documentPath(document), change: before ? "changed" : "added" });
    touch(document);
    if (before) touch(before);
    return true;
  }

  function remove(document: StoreDocument): void {
    changes.push({ file: documentPath(document), change: "removed" });
    touch(document);
  }

  function touch(document: StoreDocument): void {
    for (const tag of tagsOf(storeId, document)) touched.add(tag);
  }

  return {
    compare,
    remove,
    touchTags: (more: readonly string[]) => {
      for (const tag of more) touched.add(tag);
    },
    result: () => ({
      changes: changes.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
      unchanged,
      touched: [...touched],
    }),
  };
}
export type ChangeLog = ReturnType<typeof changeLog>;

/** On what pages the document shows: see `lib/cached/store.ts`. */
function tagsOf(storeId: StoreId, document: StoreDocument): string[] {
  switch (document.part) {
    case "store":
    case "place":
    case "home":
    case "menu":
      return [tags.store(storeId)];
    case "lists":
      // Pages of products show some of them, and are told of nothing but the store.
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
        ...document.entry.categories.map((slug) => tags.category(storeId, slug)),
      ];
    case "redirects":
      return document.entry.map(({ kind, from }) => movedTag(storeId, kind, from));
  }
}

function movedTag(storeId: StoreId, kind: string, from: string): string {
  if (kind === "product") return tags.product(storeId, from);
  return kind === "category" ? tags.category(storeId, from) : tags.content(storeId);
}
