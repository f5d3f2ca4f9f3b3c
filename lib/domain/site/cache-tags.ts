import type { StoreId } from "../store/id";

/**
 * The length to which slugs in tags are cut. No slug in the shop is longer, but a URL may contain any text as a slug,
 * and Next.js allows tags of up to 256 characters only.
 */
const MAX_SLUG_LENGTH = 120;
const short = (slug: string) => slug.slice(0, MAX_SLUG_LENGTH);

/**
 * Not a tag of data: search results without a product that matches all words name it, so that whoever sends them knows. It
 * never expires.
 */
export const NOTHING_FOUND_TAG = "nothing-found";

/**
 * The cache tags of reads. Each part of the shop has its own tag, so that a stock change does not expire all pages. The
 * functions in `lib/cached/` set these tags on what they read; workflows record the tags of the data they change, with `recordExpiredTags`.
 */
export const tags = {
  /** The store's details, layouts and menu. */
  store: (storeId: StoreId) => `store:${storeId}`,
  /** Everything that lists products of more than one category: special lists, search, the sitemap. */
  catalogue: (storeId: StoreId) => `catalogue:${storeId}`,
  /** A category and the list of products in it. */
  category: (storeId: StoreId, slug: string) => `category:${storeId}:${short(slug)}`,
  /** One product, on every page where it is shown. */
  product: (storeId: StoreId, slug: string) => `product:${storeId}:${short(slug)}`,
  /** Blog posts, content pages, collections. */
  content: (storeId: StoreId) => `content:${storeId}`,
};
