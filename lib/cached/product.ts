import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { listRelatedProducts } from "@/lib/data/catalogue/product-lists";
import { findSizeChart } from "@/lib/data/content";
import { listAddons, listMeasurementSets, listSizingAssistants } from "@/lib/data/product/addons";
import { findProductBySlug } from "@/lib/data/product/products";
import { readCatalogue } from "@/lib/database/connection";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import type { SizeChart } from "@/lib/domain/content/content";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { freeDeliveryFrom } from "@/lib/domain/delivery/arrival";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { Product, ProductCard } from "@/lib/domain/product/product";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { isNobody } from "./is-nobody";
import { getCheckoutSettings, getSellingTerms, getStore } from "./store";
import { productTags } from "./tags-of";

export const getProduct = cache(async (storeId: StoreId, slug: string): Promise<Product | null> => {
  "use cache";
  cacheTag(tags.product(storeId, slug), tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  return store && findProductBySlug(storeId, slug, store.setting);
});

export async function getRelatedProducts(
  storeId: StoreId,
  product: Pick<Product, "id" | "categories">,
  limit: number,
): Promise<readonly ProductCard[]> {
  "use cache";
  const [category] = product.categories;
  cacheTag(category ? tags.category(storeId, category.slug) : tags.catalogue(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return [];
  const products = await readCatalogue((database) => listRelatedProducts(store, product.id, limit, database));
  cacheTag(...productTags(storeId, products));
  return products;
}

export async function getSizeChart(storeId: StoreId, id: string): Promise<SizeChart | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findSizeChart(storeId, id);
}

/** The addons of a product, and the measurement sets that those addons need. */
export async function getAddons(
  storeId: StoreId,
  ids: readonly string[],
): Promise<{ addons: readonly Addon[]; measurementSets: readonly MeasurementSet[] }> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  if (isNobody(storeId) || ids.length === 0) return { addons: [], measurementSets: [] };
  const addons = await listAddons(storeId, ids);
  const setIds = addons.flatMap(({ measurementSetIds }) => measurementSetIds);
  return { addons, measurementSets: await listMeasurementSets(storeId, setIds) };
}

/** The store's sizing assistants. */
export async function getSizingAssistants(storeId: StoreId): Promise<readonly SizingAssistant[]> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listSizingAssistants(storeId);
}

/**
 * From which sub total delivery within the store's country is free by some method, in minor units of the base currency;
 * null if it never is.
 */
export async function getFreeDelivery(storeId: StoreId): Promise<number | null> {
  "use cache";
  cacheTag(tags.content(storeId), tags.store(storeId));
  cacheLife("hours");
  const settings = await getCheckoutSettings(storeId);
  if (!settings?.delivers) return null;
  const { methods } = await getSellingTerms(storeId);
  return freeDeliveryFrom(shippingMethods(methods, settings));
}
