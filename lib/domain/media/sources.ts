import { withBasePath } from "../site/base-path";
import type { StoreId } from "../store/id";
import {
  isStored,
  type Picture,
  RENDITION_WIDTHS,
  type Rendition,
  type RenditionFormat,
  renditionPath,
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
 * The `srcset` of a picture: all renditions that are narrower than the picture, and the next wider one, which is only
 * as wide as the picture itself. In a browser that cannot decode the format of the renditions,
 * `lib/inline/early-faults.ts` shows `src`, the stored picture.
 */
export function pictureSrcSet(
  storeId: StoreId,
  picture: Picture,
  format: RenditionFormat = "avif",
): string | undefined {
  if (!isStored(picture.src) || !picture.src.endsWith(".webp")) return undefined;
  const renditions = Object.keys(RENDITION_WIDTHS) as Rendition[];
  const widest = renditions.findIndex((rendition) => RENDITION_WIDTHS[rendition] >= picture.width);
  return (widest < 0 ? renditions : renditions.slice(0, widest + 1))
    .map((rendition) => {
      const width = Math.min(RENDITION_WIDTHS[rendition], picture.width);
      return `${pictureSrc(storeId, renditionPath(picture.src, rendition, format))} ${width}w`;
    })
    .join(", ");
}
