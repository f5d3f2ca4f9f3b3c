import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  findBlogPost,
  findContentPage,
  listBlogPosts,
  listCollections,
  listLayoutSegments,
  listMenu,
} from "@/lib/data/content";
import type { BlogCard, BlogPost, Collection, ContentPage, MenuEntry } from "@/lib/domain/content/content";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { isNobody } from "./is-nobody";

export async function getMenu(storeId: StoreId): Promise<readonly MenuEntry[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listMenu(storeId);
}

export async function getLayoutSegments(storeId: StoreId): Promise<readonly LayoutSegment[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listLayoutSegments(storeId);
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
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findBlogPost(storeId, slug);
}

export async function getContentPage(storeId: StoreId, slug: string): Promise<ContentPage | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findContentPage(storeId, slug);
}

export async function getCollections(storeId: StoreId): Promise<readonly Collection[]> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listCollections(storeId);
}
