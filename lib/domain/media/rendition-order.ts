import { hasRenditions, type Picture, RENDITION_WIDTHS, type Rendition, renditionPath, renditionsOf } from "./picture";

/** The places where a shop shows pictures, those that most visitors see first. */
const PLACES = ["logo", "first_view", "home", "cards", "galleries", "others"] as const;
export type PicturePlace = (typeof PLACES)[number];

/** A picture and where it is shown. `isPreloaded` means that phones ask for it in WebP (specification §2). */
export type PlacedPicture = Pick<Picture, "src" | "width"> & { place: PicturePlace; isPreloaded?: boolean };

const SIZES = Object.keys(RENDITION_WIDTHS) as Rendition[];

/**
 * The paths of all renditions of these pictures in the order in which they are made, each of them once: by place, within
 * a place the small ones of all pictures before the larger ones, and otherwise in the order of `pictures`.
 */
export function orderRenditions(pictures: readonly PlacedPicture[]): string[] {
  const stored = pictures.filter(({ src }) => hasRenditions(src));
  const paths = PLACES.flatMap((place) => {
    const here = stored.filter((picture) => picture.place === place);
    return SIZES.flatMap((size) =>
      here
        .filter((picture) => renditionsOf(picture).includes(size))
        .map(({ src, isPreloaded }) => renditionPath(src, size, isPreloaded ? "webp" : "avif")),
    );
  });
  return [...new Set(paths)];
}
