import type { StoreRows } from "@/lib/data/store/rows";
import type { StoreId } from "@/lib/domain/store/id";
import { categoryRows, layoutRows, menuRows, pageRows, postRows } from "../content/rows";
import { demoId } from "../demo-id";
import type { DemoPictures } from "../demo-pictures";
import { listRows } from "../list-rows";
import { PRODUCTS } from "../products/products";
import { toProductRow, toVariantRows } from "../products/rows";
import { filterGroupsOf } from "../products/tags";
import { LIVE_CURRENCIES } from "./currencies";
import { FEATURES, STORE_NAME, storeDetails } from "./store";

/**
 * All database rows of the demo store, with pictures from `demoPictures`. Dates are a number of days before `loadedAt`.
 */
export function demoStoreRows(storeId: StoreId, demoPictures: DemoPictures, loadedAt: Date): StoreRows {
  return {
    store: {
      storeId,
      name: STORE_NAME,
      details: storeDetails(demoPictures, loadedAt),
      liveCurrencies: LIVE_CURRENCIES,
      features: FEATURES,
      modifiedAt: loadedAt,
    },
    categories: categoryRows(storeId, demoPictures, loadedAt),
    products: PRODUCTS.map((product) => toProductRow(storeId, product, demoPictures, loadedAt)),
    variants: PRODUCTS.flatMap((product) => toVariantRows(storeId, product, demoPictures)),
    productCategories: PRODUCTS.flatMap(({ slug, categories }) =>
      categories.map((category) => ({
        storeId,
        categoryId: demoId("category", category),
        productId: demoId("product", slug),
      })),
    ),
    filterGroups: filterGroupsOf(PRODUCTS).map((group) => ({ storeId, ...group })),
    layouts: layoutRows(storeId, demoPictures),
    menus: menuRows(storeId, demoPictures),
    contentPages: pageRows(storeId, loadedAt),
    blogPosts: postRows(storeId, demoPictures, loadedAt),
    sharedLists: listRows(storeId, demoPictures, loadedAt),
  };
}
