import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { listCategoryPlacements } from "@/lib/data/catalogue/category-writes";
import { filterKey, listFilterGroups } from "@/lib/data/catalogue/filter-groups";
import { listProductRecords } from "@/lib/data/product-import/product-records";
import { uploadsAddress } from "@/lib/domain/media/uploads-address";
import { exportRows } from "@/lib/domain/product-import/export-table";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

type ExportedPart = { rows: string[][]; products: number; next: string | null };

/** The next products after the one with this id as rows of a CSV file, and where the part after them begins. */
export async function exportProducts(storeId: StoreId, after: string): Promise<Result<ExportedPart, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const groups = await listFilterGroups(storeId);
  const filterNames = new Map(
    groups.flatMap(({ id, name, options }) =>
      options.map((option) => [filterKey(id, option.slug), { group: name, value: option.name }] as const),
    ),
  );
  const found = await listProductRecords(storeId, after);
  const ids = found.map(({ record }) => record.id);
  const placings = await listCategoryPlacements(storeId, ids);
  const options = { uploads: uploadsAddress(store), filterNames };
  const rows = found.flatMap((product) => {
    const inCategories = placings.filter(({ productId }) => productId === product.record.id);
    return exportRows({ ...product, categories: inCategories.map(({ name }) => name).sort() }, options);
  });
  return ok({ rows, products: found.length, next: found.at(-1)?.record.id ?? null });
}
