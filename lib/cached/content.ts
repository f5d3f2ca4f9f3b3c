import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { listCategoryCards } from "@/lib/data/catalogue/categories";
import { findBlogPost, findContentPage, listBlogPosts, listCollections, listLayoutSegments } from "@/lib/data/content";
import { findAddressRedirect } from "@/lib/data/site/address-redirects";
import { withTilePictures } from "@/lib/domain/catalogue/card-pictures";
import type { BlogCard, BlogPost, Collection, ContentPage, MenuEntry } from "@/lib/domain/content/content";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { openCollections, openSegments, openText } from "@/lib/domain/content/open-content";
import { redirectFrom } from "@/lib/domain/site/address-redirect";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { getFrame } from "./frame";
import { isNobody } from "./is-nobody";
import { getStore } from "./store";

export async function getMenu(storeId: StoreId): Promise<readonly MenuEntry[]> {
  return (await getFrame(storeId)).menu;
}

export async function getLayoutSegments(storeId: StoreId): Promise<readonly LayoutSegment[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return [];
  const [segments, cards] = await Promise.all([listLayoutSegments(storeId), listCategoryCards(storeId)]);
  return withTilePictures(openSegments(segments, store.features), cards);
}

export async function getBlogPosts(
  storeId: StoreId,
  page: number,
): Promise<{ posts: readonly BlogCard[]; totalPages: number }> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? { posts: [], totalPages: 0 } : listBlogPosts(storeId, page);
}

export async function getBlogPost(storeId: StoreId, slug: string): Promise<BlogPost | null> {
  "use cache";
  cacheTag(tags.content(storeId), tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  const post = store && (await findBlogPost(storeId, slug));
  return post && openText(post, store.features);
}

export async function getContentPage(storeId: StoreId, slug: string): Promise<ContentPage | null> {
  "use cache";
  cacheTag(tags.content(storeId), tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  const page = store && (await findContentPage(storeId, slug));
  return page && openText(page, store.features);
}

export async function getCollections(storeId: StoreId): Promise<readonly Collection[]> {
  "use cache";
  cacheTag(tags.content(storeId), tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  return store ? openCollections(await listCollections(storeId), store.features) : [];
}

/** Where the owner lets an address lead that the shop does not have; null if nowhere. */
export async function getAddressRedirect(storeId: StoreId, path: string): Promise<string | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  const from = redirectFrom(path);
  return isNobody(storeId) || from === null ? null : findAddressRedirect(storeId, from);
}
