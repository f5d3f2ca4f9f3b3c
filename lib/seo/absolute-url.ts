import { isStored, type Picture } from "@/lib/domain/media/picture";
import { picturePath } from "@/lib/domain/media/sources";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * The absolute URL of `path`: the store's origin, including its path prefix if it has one, and `path`. The origin is
 * taken from the settings and not from the request, because anybody can send a request with another host.
 */
export function absoluteUrl({ origin }: Pick<StoreDetails, "origin">, path: string): string {
  return path === "/" ? origin : origin + path;
}

/**
 * The absolute URL of a picture. The URL of a picture on another host is already absolute and is returned unchanged.
 */
export function pictureUrl(store: Pick<StoreDetails, "id" | "origin">, { src }: Pick<Picture, "src">): string {
  if (!isStored(src)) return src.startsWith("//") ? `https:${src}` : src;
  return encodeURI(absoluteUrl(store, picturePath(store.id, src)));
}
