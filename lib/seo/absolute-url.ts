import { isStored, type Picture } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * The absolute address of `path`, below the store's origin with its sub-path prefix. The origin never comes from the
 * request, because a visitor could forge the host there.
 */
export function absoluteUrl({ origin }: Pick<StoreDetails, "origin">, path: string): string {
  return path === "/" ? origin : origin + path;
}

/** The absolute address of a picture. A picture on another host keeps its address. */
export function pictureUrl(store: Pick<StoreDetails, "id" | "origin">, { src }: Pick<Picture, "src">): string {
  if (!isStored(src)) return src.startsWith("//") ? `https:${src}` : src;
  return encodeURI(absoluteUrl(store, pictureSrc(store.id, src)));
}

export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const variantPath = (slug: string, sku: string) => `${productPath(slug)}?variant=${encodeURIComponent(sku)}`;
export const blogPostPath = (slug: string) => `/blogs/${encodeURIComponent(slug)}`;
