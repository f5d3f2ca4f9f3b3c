import { withBasePath } from "../site/base-path";
import type { StoreId } from "../store/id";
import {
  hasRenditions,
  isStored,
  type Picture,
  RENDITION_WIDTHS,
  type RenditionFormat,
  renditionPath,
  renditionsOf,
} from "./picture";

/**
 * The URL from which the browser loads a picture: below `/uploads/`, or the picture's own URL if it is on another host.
 */
export function pictureSrc(storeId: StoreId, src: string): string {
  return withBasePath(picturePath(storeId, src));
}

/** The same as a path within the shop. */
export function picturePath(storeId: StoreId, src: string): string {
  return isStored(src) ? `/uploads/${storeId}/${src}` : src;
}

/**
 * The `srcset` of a picture: all its renditions. In a browser that cannot decode their format,
 * `lib/inline/early-faults.ts` shows `src`, the stored picture.
 */
export function pictureSrcSet(
  storeId: StoreId,
  picture: Picture,
  format: RenditionFormat = "avif",
): string | undefined {
  if (!hasRenditions(picture.src)) return undefined;
  return renditionsOf(picture)
    .map((rendition) => {
      const width = Math.min(RENDITION_WIDTHS[rendition], picture.width);
      return `${pictureSrc(storeId, renditionPath(picture.src, rendition, format))} ${width}w`;
    })
    .join(", ");
}
