import { getListFilters } from "@/lib/cached/catalogue";
import { listProductsCall } from "@/lib/contracts/catalogue/calls";
import { productListToWire } from "@/lib/contracts/catalogue/product-list";
import { findCategoryBySlug } from "@/lib/data/catalogue/categories";
import { readListPage } from "@/lib/data/catalogue/list-pages";
import { listProductsByIds } from "@/lib/data/catalogue/product-lists";
import { findMovedSlug } from "@/lib/data/catalogue/redirects";
import { readCatalogue } from "@/lib/database/connection";
import type { Category } from "@/lib/domain/catalogue/category";
import { PRODUCTS_PER_PAGE } from "@/lib/domain/catalogue/limits";
import { type ListScope, parseListChoice, parseSearchText } from "@/lib/domain/catalogue/list-query";
import { SPECIAL_LISTS } from "@/lib/domain/catalogue/special-lists";
import { RECENTLY_VIEWED_LIMIT } from "@/lib/domain/product/limits";
import type { ProductCard } from "@/lib/domain/product/product";
import { fail, ok } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { handle } from "@/lib/http/handle";
import { listProductsThatGoWith } from "@/lib/workflows/catalogue/goes-with";

const MAX_LIMIT = 100;

/**
 * One page of products, with the filters that apply to the whole list. `category` is a slug or an id. With `ids` (at
 * most twenty, separated by commas), the list has only those products, in that order; the browser uses it for recently
 * viewed products. With `goes_with`, it has products that go with those, for the cart.
 */
export const GET = handle(listProductsCall, async ({ store, request }) => {
  const { searchParams } = new URL(request.url);
  const ids = searchParams.get("ids");
  if (ids !== null) return ok(wholeList(await listProductsByIds(store, readIds(ids))));
  const goesWith = searchParams.get("goes_with");
  if (goesWith !== null) return ok(wholeList(await listProductsThatGoWith(store, readIds(goesWith))));
  if (searchParams.get("q") && !store.features.productSearch) return fail("search_off", "q");
  const idOrSlug = searchParams.get("category");
  const category = idOrSlug ? await findCategory(store.id, idOrSlug) : null;
  if (idOrSlug && !category) return fail("category_unknown", "category");

  const scope = readScope(searchParams, category);
  const query = {
    ...parseListChoice(searchParams, store.setting),
    scope,
    pageSize: readLimit(searchParams.get("limit")),
  };
  const whole = scope.kind === "search" ? null : await getListFilters(store.id, scope);
  const { list, filters } = await readCatalogue((database) => readListPage(store, query, whole, database));
  return ok(productListToWire(list, filters));
});

/** A list that is one page and cannot be narrowed. */
function wholeList(products: readonly ProductCard[]) {
  const { length } = products;
  const page = { products, total: length, isPartial: false, page: 1, totalPages: 1, pageSize: length };
  return productListToWire(page, { groups: [], priceRange: null });
}

async function findCategory(storeId: StoreId, idOrSlug: string): Promise<Category | null> {
  const category = await findCategoryBySlug(storeId, idOrSlug);
  if (category) return category;
  const slug = await findMovedSlug(storeId, "category", idOrSlug);
  return slug === null ? null : findCategoryBySlug(storeId, slug);
}

/** The products to list. As on the search page, a search text that is too short finds nothing. */
function readScope(searchParams: URLSearchParams, category: Category | null): ListScope {
  const typed = searchParams.get("q");
  if (typed) {
    return { kind: "search", text: parseSearchText(typed, 0) ?? "", ...(category && { categoryId: category.id }) };
  }
  if (category) return { kind: "category", id: category.id, slug: category.slug };
  return { kind: SPECIAL_LISTS.find((kind) => kind === searchParams.get("list")) ?? "all" };
}

function readLimit(text: string | null): number {
  const limit = /^\d{1,9}$/.test(text ?? "") ? Number(text) : PRODUCTS_PER_PAGE;
  return Math.min(Math.max(limit, 1), MAX_LIMIT);
}

function readIds(text: string): string[] {
  return [...new Set(text.split(",", RECENTLY_VIEWED_LIMIT))].filter((id) => /^[\w-]{1,64}$/.test(id));
}
