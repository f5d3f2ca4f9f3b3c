import type { StoreRows } from "@/lib/data/store/rows";
import type { StoreId } from "@/lib/domain/store/id";
import { categoryRows, layoutRows, menuRows, pageRows, postRows } from "../content/rows";
import { demoId } from "../demo-id";
import { listRows } from "../list-rows";
import type { PictureShelf } from "../picture-shelf";
import { PRODUCTS } from "../products/products";
import { toProductRow, toVariantRows } from "../products/rows";
import { filterGroupsOf } from "../products/tags";
import { LIVE_CURRENCIES } from "./currencies";
import { FEATURES, STORE_NAME, storeDetails } from "./store";

/** All rows of the demo store, with the pictures they name taken from `shelf`; dates count back from `loadedAt`. */
export function demoStoreRows(storeId: StoreId, shelf: PictureShelf, loadedAt: Date): StoreRows {
  return {
    store: {
      storeId,
      name: STORE_NAME,
      details: storeDetails(shelf, loadedAt),
      liveCurrencies: LIVE_CURRENCIES,
      features: FEATURES,
      modifiedAt: loadedAt,
    },
    categories: categoryRows(storeId, shelf, loadedAt),
    products: PRODUCTS.map((product) => toProductRow(storeId, product, shelf, loadedAt)),
    variants: PRODUCTS.flatMap((product) => toVariantRows(storeId, product, shelf)),
    productCategories: PRODUCTS.flatMap(({ slug, categories }) =>
      categories.map((category) => ({
        storeId,
        categoryId: demoId("category", category),
        productId: demoId("product", slug),
      })),
    ),
    filterGroups: filterGroupsOf(PRODUCTS).map((group) => ({ storeId, ...group })),
    layouts: layoutRows(storeId, shelf),
    menus: menuRows(storeId, shelf),
    contentPages: pageRows(storeId, loadedAt),
    blogPosts: postRows(storeId, shelf, loadedAt),
    sharedLists: listRows(storeId, shelf, loadedAt),
  };
}
