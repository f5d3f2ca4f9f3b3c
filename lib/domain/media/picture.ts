/**
 * A picture. `src` is a path below the store's uploads folder (`products/x-1a2b3c.webp`). For an imported picture that
 * could not be downloaded, `src` is its full URL, and the picture is shown from its own host.
 */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A version of the picture, 20 pixels wide, as a data URI. It is shown until the picture has loaded. */
  preview?: string;
  /** What stays in view where the picture is cut, as a CSS position ("20% 75%"); the middle without it. */
  focus?: string;
  /** The option that this picture of a product shows, for example "Indigo and rust". */
  tag?: string;
  hideOnVariants?: boolean;
};

/**
 * The widths in pixels of the smaller versions (renditions) of an uploaded picture, by the suffix of their file names.
 * `s` and `m` are for phones, in device pixels: for a card in a row of two, and for a picture across the whole screen.
 */
export const RENDITION_WIDTHS = { s: 400, m: 740, l: 1280 } as const;
export type Rendition = keyof typeof RENDITION_WIDTHS;
/** Renditions are AVIF. Only the first picture on phones uses WebP, as specification §2 demands. */
export type RenditionFormat = "avif" | "webp";

/** The renditions of a picture: all that are narrower, and the next wider one, which is only as wide as the picture. */
export function renditionsOf({ width }: Pick<Picture, "width">): readonly Rendition[] {
  const renditions = Object.keys(RENDITION_WIDTHS) as Rendition[];
  const widest = renditions.findIndex((rendition) => RENDITION_WIDTHS[rendition] >= width);
  return widest < 0 ? renditions : renditions.slice(0, widest + 1);
}

/** Whether a picture has renditions: it is one that the shop stores, not a drawing or a picture on another host. */
export function hasRenditions(src: string): boolean {
  return isStored(src) && src.endsWith(".webp");
}

/**
 * The path of a picture's rendition: `products/a.webp` → `products/a_s.avif`. A picture that has no renditions keeps
 * its path.
 */
export function renditionPath(src: string, rendition: Rendition, format: RenditionFormat = "avif"): string {
  return isStored(src) ? src.replace(/\.webp$/, `_${rendition}.${format}`) : src;
}

/**
 * Returns the picture without its preview. A preview is as large as all other data of a picture, so pictures that are
 * not visible at first are sent without it.
 */
export function withoutPreview({ preview, ...rest }: Picture): Picture {
  return rest;
}

/** Whether `src` is a path in the store's uploads folder, not a URL on another host. */
export function isStored(src: string): boolean {
  return !/^(https?:)?\/\//i.test(src) && !src.startsWith("data:");
}
