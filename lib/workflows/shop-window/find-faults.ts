import "server-only";
import { segmentFaults } from "@/lib/contracts/shop-window/segment-faults";
import { referencesIn } from "@/lib/contracts/store-files/stored-entries";
import { listPlacedCategories } from "@/lib/data/catalogue/category-places";
import { listSlugsInUse } from "@/lib/data/product-import/product-owners";
import type { Database } from "@/lib/database/connection";
import type { WindowPage, WindowPages } from "@/lib/domain/shop-window/changes";
import type { WindowFault } from "@/lib/domain/shop-window/view";
import type { StoreId } from "@/lib/domain/store/id";

/** Why these pages cannot be published as they are. Segments that are switched off need not be whole. */
export async function findFaults(storeId: StoreId, pages: WindowPages, database: Database): Promise<WindowFault[]> {
  const shown = [...pages].flatMap(([page, segments]) =>
    segments.filter(({ isActive }) => isActive).map((segment) => ({ page, segment })),
  );
  const own = shown.flatMap(({ page, segment }) =>
    segmentFaults(segment).map((fault) => ({ page, segmentId: segment.id, ...fault })),
  );
  const named = shown.flatMap(({ page, segment }) =>
    referencesIn({ part: "home", entry: [segment] }).map(({ at, names, key }) => ({
      names,
      key,
      fault: { page, segmentId: segment.id, path: withoutIndex(at), code: "reference_unknown" },
    })),
  );
  const categories = new Set((await listPlacedCategories(storeId, database)).map(({ slug }) => slug));
  const products = await listSlugsInUse(
    storeId,
    named.filter(({ names }) => names === "product").map(({ key }) => key),
    database,
  );
  const unknown = named.filter(({ names, key }) =>
    names === "category" ? !categories.has(key) : names === "product" && !products.has(key),
  );
  return [...own, ...unknown.map(({ fault }) => fault)];
}

/** `0.content.image_list.1.link.slug` is `image_list.1.link` of the segment. */
const withoutIndex = (at: string) => at.replace(/^\d+\.content\./, "").replace(/\.slug$/, "");

export const asErrors = (faults: readonly WindowFault[]): { path: string; code: string }[] =>
  faults.map(({ page, segmentId, path, code }) => ({ path: namedPath(page, segmentId, path), code }));

const namedPath = (page: WindowPage, segmentId: string, path: string) =>
  [page, segmentId, path].filter(Boolean).join("/");
