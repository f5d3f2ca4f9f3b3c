import type { StoreId } from "../store/id";
import {
  isStored,
  type Picture,
  RENDITION_WIDTHS,
  type Rendition,
  type RenditionFormat,
  renditionPath,
} from "./picture";

/** The address of a picture on this site; one from elsewhere keeps its own. */
export function pictureSrc(storeId: StoreId, src: string): string {
  return isStored(src) ? `/uploads/${storeId}/${src}` : src;
}

/**
 * `srcset` of the renditions of a picture: those that are smaller than it, and the next one, which is as wide as the
 * picture. A browser that cannot read them falls back on `src`, the picture as stored (`lib/inline/early-pictures.ts`).
 */
export function pictureSrcSet(
  storeId: StoreId,
  picture: Picture,
  format: RenditionFormat = "avif",
): string | undefined {
  if (!isStored(picture.src) || !picture.src.endsWith(".webp")) return undefined;
  const renditions = Object.keys(RENDITION_WIDTHS) as Rendition[];
  const enough = renditions.findIndex((rendition) => RENDITION_WIDTHS[rendition] >= picture.width);
  return (enough < 0 ? renditions : renditions.slice(0, enough + 1))
    .map((rendition) => {
      const width = Math.min(RENDITION_WIDTHS[rendition], picture.width);
      return `${pictureSrc(storeId, renditionPath(picture.src, rendition, format))} ${width}w`;
    })
    .join(", ");
}
