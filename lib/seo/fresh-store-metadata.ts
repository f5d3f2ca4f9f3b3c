import type { Metadata } from "next";
import type { StoreDetails } from "@/lib/domain/store/store";
import { storeMetadata } from "./store-metadata";

/**
 * Metadata of a page rendered for one visitor (cart, wishlist, account, checkout, others). The title is the page's own;
 * everything else is from the SEO details in `store`, which the caller must have read with `getStoreWithFreshSeo`. A
 * layout may set this metadata for all pages below it, which then set only their titles. Crawlers may read these pages
 * but must not index them, because they are of no use to other people.
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
