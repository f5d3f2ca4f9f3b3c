import type { Metadata } from "next";
import type { StoreDetails } from "@/lib/domain/store/store";
import { storeMetadata } from "./store-metadata";

/**
 * Metadata of a page rendered for one visitor (cart, wishlist, account, checkout, others): its own title, and
 * everything else from the SEO details of `store`, which the caller reads with `getStoreWithFreshSeo`. A layout may set
 * this metadata for all pages below it, which then only set their titles. Such pages are of no use to other people, so
 * they may be crawled but not indexed.
 *
 * Source: specification §2, "account, checkout and others paths reload the store SEO details".
 */
export function visitorPageMetadata(store: StoreDetails, title: string): Metadata {
  return {
    ...storeMetadata(store),
    title: `${title} | ${store.name}`,
    robots: { index: false, follow: true },
  };
}
