import type { StoreId } from "./ids";
import { isStored, type Picture, RENDITION_WIDTHS, type Rendition, renditionPath } from "./picture";

/** The address of a picture on this site; one from elsewhere keeps its own. */
export function pictureSrc(storeId: StoreId, src: string): string {
  return isStored(src) ? `/uploads/${storeId}/${src}` : src;
}

/** `srcset` of the renditions that are smaller than the picture, and of the picture itself. */
export function pictureSrcSet(storeId: StoreId, picture: Picture): string | undefined {
  if (!isStored(picture.src)) return undefined;
  const renditions = (Object.keys(RENDITION_WIDTHS) as Rendition[])
    .filter((rendition) => RENDITION_WIDTHS[rendition] < picture.width)
    .map(
      (rendition) => `${pictureSrc(storeId, renditionPath(picture.src, rendition))} ${RENDITION_WIDTHS[rendition]}w`,
    );
  return [...renditions, `${pictureSrc(storeId, picture.src)} ${picture.width}w`].join(", ");
}
