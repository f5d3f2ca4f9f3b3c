import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { type Markup, markup } from "@/lib/domain/site/markup";

type PictureFacts = {
  storeId: string;
  picture: Picture;
  /** The `sizes` attribute of the picture: how wide it is shown on which screens. */
  sizes: string;
  className: string;
  /** How soon the picture is needed: before all others, with the page but after the first, or once it comes into view. */
  loading: PictureLoading;
  /** True if a text beside the picture already says what the picture shows. */
  isDecorative?: boolean;
};

export type PictureLoading = "first" | "eager" | "lazy";

/**
 * How the browser fetches the picture. Decoded synchronously, it appears in the first frame, not after the scripts. Only
 * one picture of a page is the first: on a slow network the others would take its place.
 */
const LOADING: Record<PictureLoading, Markup> = {
  first: markup`fetchpriority="high" decoding="sync"`,
  eager: markup`fetchpriority="low" decoding="sync"`,
  lazy: markup`loading="lazy"`,
};

/** A picture of the store, as `PictureImage` renders it. The browser fetches the size that fits the space. */
export function pictureMarkup({ storeId, picture, sizes, className, loading, isDecorative }: PictureFacts): Markup {
  const srcSet = pictureSrcSet(storeId, picture);
  const renditions = srcSet ? markup`srcset="${srcSet}" sizes="${sizes}" ` : null;
  const style = picture.focus ? markup` style="object-position:${picture.focus}"` : null;
  return markup`<img src="${pictureSrc(storeId, picture.src)}" ${renditions}width="${picture.width}" height="${picture.height}" alt="${isDecorative ? "" : picture.alt}" ${LOADING[loading]} class="${className}"${style}>`;
}
