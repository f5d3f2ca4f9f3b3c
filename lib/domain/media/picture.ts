/**
 * A picture of the store. `src` is a path below the store's uploads folder (`products/x-1a2b3c.webp`), or a full
 * address when an imported picture could not be fetched and is shown from where it lives.
 */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A 20-pixel rendition as a data URI, shown until the picture has loaded. */
  preview?: string;
  /** The option value that this picture shows, for example "Indigo and rust". */
  tag?: string;
  hideOnVariants?: boolean;
};

/**
 * Renditions of a stored picture, by the suffix of the file name; without a suffix it is the picture as stored. The
 * widths are those of a phone in device pixels: two cards a row, one picture across.
 */
export const RENDITION_WIDTHS = { s: 400, m: 740, l: 1280 } as const;
export type Rendition = keyof typeof RENDITION_WIDTHS;
/** AVIF everywhere but in the first picture of a phone, which specification §2 wants in webp. */
export type RenditionFormat = "avif" | "webp";

/** `products/a.webp` → `products/a_s.avif`; what is not stored as webp has no renditions and stays as it is. */
export function renditionPath(src: string, rendition: Rendition, format: RenditionFormat = "avif"): string {
  return isStored(src) ? src.replace(/\.webp$/, `_${rendition}.${format}`) : src;
}

/** For pictures that are further down, or shown later: a preview weighs as much as all else that is said of them. */
export function withoutPreview({ preview, ...rest }: Picture): Picture {
  return rest;
}

/** Whether the picture lies in the store's own uploads folder. */
export function isStored(src: string): boolean {
  return !/^(https?:)?\/\//i.test(src) && !src.startsWith("data:");
}
