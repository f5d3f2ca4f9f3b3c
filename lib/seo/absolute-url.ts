import { isStored, type Picture } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * The address of a page for the world outside: below the origin of the store's row, with its sub-path prefix, never
 * of the request, which a visitor could forge.
 */
export function absoluteUrl({ origin }: Pick<StoreDetails, "origin">, path: string): string {
  return path === "/" ? origin : origin + path;
}

/** The address of a picture for the world outside; one that lies elsewhere keeps its own. */
export function pictureUrl(store: Pick<StoreDetails, "id" | "origin">, { src }: Pick<Picture, "src">): string {
  if (!isStored(src)) return src.startsWith("//") ? `https:${src}` : src;
  return encodeURI(absoluteUrl(store, pictureSrc(store.id, src)));
}

export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const variantPath = (slug: string, sku: string) => `${productPath(slug)}?variant=${encodeURIComponent(sku)}`;
export const blogPostPath = (slug: string) => `/blogs/${encodeURIComponent(slug)}`;
