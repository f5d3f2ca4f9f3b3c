import type { Metadata } from "next";
import type { StoreDetails } from "@/lib/domain/store/store";
import { storeMetadata } from "./store-metadata";

/**
 * What a page rendered for its visitor (bag, wish list, account, checkout, others) says of itself: its own title, and
 * everything else from the SEO details of `store`, which the caller reads with `getStoreWithFreshSeo`. A layout may use
 * it for all pages below, each of which then names only its title. Nobody but the visitor has a use for these pages, so
 * they are followed and not kept.
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
