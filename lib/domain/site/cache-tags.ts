import type { StoreId } from "../store/id";

/** No slug of ours is longer; an invented one must not make a tag longer than Next.js takes (256 characters). */
const LONGEST_SLUG = 120;
const short = (slug: string) => slug.slice(0, LONGEST_SLUG);

/**
 * What a cached page may depend on. Each part of the shop has its own tag, so that one stock change never expires
 * the whole shop. Reads are tagged in `lib/cached/store.ts`; workflows return the tags that they touched.
 */
export const tags = {
  /** Details, layouts and menu of the store. */
  store: (storeId: StoreId) => `store:${storeId}`,
  /** Which products there are: special lists, search, the sitemap. */
  catalogue: (storeId: StoreId) => `catalogue:${storeId}`,
  /** The category and which products are in it. */
  category: (storeId: StoreId, slug: string) => `category:${storeId}:${short(slug)}`,
  /** One product, wherever it is shown. */
  product: (storeId: StoreId, slug: string) => `product:${storeId}:${short(slug)}`,
  /** Blog posts, pages of text, collections. */
  content: (storeId: StoreId) => `content:${storeId}`,
};
