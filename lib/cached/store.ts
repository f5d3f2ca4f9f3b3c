import "server-only";
import { connection } from "next/server";
import { cache } from "react";
import { readSellingTerms, type SellingTerms } from "@/lib/data/pricing/selling-terms";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import type { SeoDetails } from "@/lib/domain/site/seo";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";
import { getFrame } from "./frame";
import { isNobody } from "./is-nobody";
import { readSeo } from "./read-store";
import { remembered } from "./remembered";
import { getShop } from "./shop";

/*
 * Only the files of this folder decide how fresh each read must be.
 *
 * A read is cached until a write that changes its data expires one of its tags, so no page shows data from before the
 * last change. `cacheLife` only says when a page that is still visited is rendered again even without a change. Cart,
 * checkout, account and stock checks are never cached.
 *
 * Metadata, layouts and pages all need some of these entries. React's own `cache` ensures that each entry is read only
 * once per request, and `readEntry` that large ones are not decoded for each.
 */

export async function getStore(storeId: StoreId): Promise<StoreDetails | null> {
  return (await getFrame(storeId)).store;
}

/**
 * The date at which a product's age is calculated, for badges such as "new". It is cached, so it may be some hours old.
 */
export async function getToday(storeId: StoreId): Promise<Date> {
  return (await getFrame(storeId)).at;
}

/**
 * The store, for API calls and for pages that are rendered for one visitor. It includes every change by this process
 * and is at most three seconds behind changes by others. It does not use the cache entry of `getStore`, because
 * deserialising that entry for every such request would take longer than the work the store is needed for.
 */
export async function getStoreOfVisitor(storeId: StoreId): Promise<StoreDetails | null> {
  return (await getShop(storeId))?.details ?? null;
}

/** The part of the store's details that pricing a cart needs. */
export async function getCartSettings(storeId: StoreId): Promise<PricingSettings | null> {
  return (await getShop(storeId))?.pricing ?? null;
}

/** The part of the store's details that the checkout needs. */
export async function getCheckoutSettings(storeId: StoreId): Promise<CheckoutSettings | null> {
  return (await getShop(storeId))?.checkout ?? null;
}

/** The store's rules for shipping and taxing its products. */
export function getSellingTerms(storeId: StoreId): Promise<SellingTerms> {
  return remembered(`selling terms of ${storeId}`, () => readSellingTerms(storeId));
}

/**
 * The store with SEO details that are reloaded for pages such as the account and the checkout (specification §2). A
 * store service is asked for each request. Our own database is read again after every change by this process, and three
 * seconds after a change by another one, because a query for each request would take an eighth of its time. If the
 * details cannot be read, those of the cached store are used. Layout, metadata and page of one request share one read.
 */
export const getStoreWithFreshSeo = cache(async (storeId: StoreId): Promise<StoreDetails | null> => {
  await connection();
  const [store, seo] = await Promise.all([getStore(storeId), reloadSeo(storeId)]);
  return store && seo ? { ...store, seo } : store;
});

function reloadSeo(storeId: StoreId): Promise<SeoDetails | null> | null {
  if (isNobody(storeId)) return null;
  if (env().STORE_API_URL) return readSeo(storeId);
  return remembered(`SEO details of ${storeId}`, () => readSeo(storeId));
}
