import type { StoreId } from "../store/id";

/** No slug in the shop is longer. A made-up slug must not make a tag longer than Next.js allows (256 characters). */
const MAX_SLUG_LENGTH = 120;
const short = (slug: string) => slug.slice(0, MAX_SLUG_LENGTH);

/**
 * Tags of cached reads. Each part of the shop has its own tag, so that a stock change never expires all pages. The
 * reads in `lib/cached/` have these tags; workflows return the tags of the data they changed.
 */
export const tags = {
  /** The store's details, layouts and menu. */
  store: (storeId: StoreId) => `store:${storeId}`,
  /** Everything that lists products across categories: special lists, search, the sitemap. */
  catalogue: (storeId: StoreId) => `catalogue:${storeId}`,
  /** The category and the products in it. */
  category: (storeId: StoreId, slug: string) => `category:${storeId}:${short(slug)}`,
  /** One product, on every page where it is shown. */
  product: (storeId: StoreId, slug: string) => `product:${storeId}:${short(slug)}`,
  /** Blog posts, content pages, collections. */
  content: (storeId: StoreId) => `content:${storeId}`,
};
