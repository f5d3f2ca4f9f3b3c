/**
 * A picture of the store. `src` is a path below the store's uploads folder (`products/x-1a2b3c.webp`), or the full
 * address of an imported picture that could not be downloaded and is shown from its own host.
 */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A 20-pixel rendition as a data URI, shown until the picture has loaded. */
  preview?: string;
  /** The option this picture shows, for example "Indigo and rust". */
  tag?: string;
  hideOnVariants?: boolean;
};

/**
 * Widths of the renditions of a stored picture, by the suffix of their file names. The first two are widths on phones,
 * in device pixels: of a picture in a row of two cards, and of a picture across the whole screen.
 */
export const RENDITION_WIDTHS = { s: 400, m: 740, l: 1280 } as const;
export type Rendition = keyof typeof RENDITION_WIDTHS;
/** AVIF, except for the first picture on phones, which is WebP by specification §2. */
export type RenditionFormat = "avif" | "webp";

/** `products/a.webp` → `products/a_s.avif`; other files have no renditions and keep their path. */
export function renditionPath(src: string, rendition: Rendition, format: RenditionFormat = "avif"): string {
  return isStored(src) ? src.replace(/\.webp$/, `_${rendition}.${format}`) : src;
}

/**
 * Removes the preview, for pictures that are not in the first view: a preview is as large as all other data of a
 * picture.
 */
export function withoutPreview({ preview, ...rest }: Picture): Picture {
  return rest;
}

/** Whether the picture is in the store's uploads folder. */
export function isStored(src: string): boolean {
  return !/^(https?:)?\/\//i.test(src) && !src.startsWith("data:");
}
