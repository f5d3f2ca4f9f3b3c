import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { connection } from "next/server";
import { cache } from "react";
import { readSellingTerms, type SellingTerms } from "@/lib/data/pricing/selling-terms";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";
import { isNobody } from "./is-nobody";
import { readCartSettings, readCheckoutSettings, readSeo, readStore } from "./read-store";
import { remembered } from "./remembered";

/*
 * The files of this folder decide how fresh each read must be; nothing else does.
 *
 * A read is cached until the write that changes it expires one of its tags, so no page shows what was true before the
 * last change. `cacheLife` only says when a page that is still visited is rendered again anyway. Cart, checkout,
 * account and stock checks are never cached.
 *
 * Metadata, layouts and pages all need some of these entries. React's own `cache` deserialises each only once per
 * request.
 */

/** A store service cannot tell us about its changes, so its details are read again after a minute (decision 1). */
const ELSEWHERE = { stale: 300, revalidate: 60, expire: 3600 };

export const getStore = cache(async (storeId: StoreId): Promise<StoreDetails | null> => {
  "use cache";
  cacheTag(tags.store(storeId));
  if (env().STORE_API_URL) cacheLife(ELSEWHERE);
  else cacheLife("hours");
  return isNobody(storeId) ? null : readStore(storeId);
});

/**
 * The store for API calls and for pages of one visitor: never older than the last change made by this process, nor than
 * three seconds. Such pages are rendered for every request, and deserialising the cache entry above each time would
 * take longer than the work it is needed for.
 */
export function getStoreOfVisitor(storeId: StoreId): Promise<StoreDetails | null> {
  return remembered(`details of ${storeId}`, async () => (isNobody(storeId) ? null : readStore(storeId)));
}

/** The pricing settings from the store's details. */
export function getCartSettings(storeId: StoreId): Promise<PricingSettings | null> {
  return remembered(`bag settings of ${storeId}`, async () => (isNobody(storeId) ? null : readCartSettings(storeId)));
}

/** The checkout settings from the store's details. */
export function getCheckoutSettings(storeId: StoreId): Promise<CheckoutSettings | null> {
  const read = async () => (isNobody(storeId) ? null : readCheckoutSettings(storeId));
  return remembered(`checkout settings of ${storeId}`, read);
}

/** The store's rules for shipping and taxing what it sells. */
export function getSellingTerms(storeId: StoreId): Promise<SellingTerms> {
  return remembered(`selling terms of ${storeId}`, () => readSellingTerms(storeId));
}

/**
 * The store with SEO details that are not older than the request: account, checkout and others reload them (specification
 * §2). When nobody can say, those of the cached store stand in. Read once a request; the page is rendered for it alone.
 */
export const getStoreWithFreshSeo = cache(async (storeId: StoreId): Promise<StoreDetails | null> => {
  await connection();
  const [store, seo] = await Promise.all([getStore(storeId), isNobody(storeId) ? null : readSeo(storeId)]);
  return store && seo ? { ...store, seo } : store;
});

/** The day from which the age of products is counted, for badges such as "new". */
export const getToday = cache(async (storeId: StoreId): Promise<Date> => {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return new Date();
});
