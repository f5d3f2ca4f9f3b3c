import type { Metadata } from "next";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * Metadata of a page rendered for one visitor (cart, wishlist, account, checkout, others). It has nothing for shared
 * links, because such a page is of no use to other people.
 */
export function visitorPageMetadata(store: StoreDetails, title: string): Metadata {
  return { ...ownMetadata(store, title), openGraph: null, twitter: null };
}

/** Metadata of such a page whose address shoppers send to others: a shared wishlist, a comparison. */
export function sharedPageMetadata(store: StoreDetails, title: string): Metadata {
  return { ...ownMetadata(store, title), openGraph: { type: "website", siteName: store.name } };
}

/**
 * The title is the page's own; description and keywords are from the SEO details in `store`, which the caller must have
 * read with `getStoreWithFreshSeo`. All else, such as the icons, is that of every page (`storeMetadata`). Crawlers may read
 * these pages but must not index them.
 *
 * Source: specification §2, "account, checkout and others paths reload the store SEO details".
 */
function ownMetadata({ name, seo }: StoreDetails, title: string): Metadata {
  return {
    title: `${title} | ${name}`,
    description: seo.metaDescription || null,
    keywords: seo.metaKeywords.length > 0 ? seo.metaKeywords.join(",") : null,
    robots: { index: false, follow: true },
  };
}
