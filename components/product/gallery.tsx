"use client";
import { PictureImage } from "@/components/media/picture-image";
import { Icon } from "@/components/ui/icon";
import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { galleryTexts } from "./texts";

type ProductGalleryProps = { storeId: string; pictures: readonly Picture[]; name: string };

/** On phones, where the strip is at most 25rem high, a picture is at most this wide. */
const PHONE_SIZE = "min(21.25rem, 87vw)";
const WIDE_SIZES = `(width >= 48rem) 47vw, ${PHONE_SIZE}`;
const HALF_SIZES = `(width >= 48rem) 23vw, ${PHONE_SIZE}`;

/**
 * The pictures of a product: a strip to swipe through on phones, a grid on larger screens. Each is a link to the picture's
 * file, which works without script. With script it opens full screen instead; the library for that is fetched at the
 * first click.
 */
export function ProductGallery({ storeId, pictures, name }: ProductGalleryProps) {
  const zoom = async (index: number) => {
    const { openZoom } = await import("@/components/media/photoswipe-gallery");
    openZoom(
      pictures.map((picture) => ({
        src: pictureSrc(storeId, picture.src),
        srcSet: pictureSrcSet(storeId, picture),
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      })),
      index,
    );
  };
  if (pictures.length === 0)
    return <div className="aspect-[900/1060] bg-sand" role="img" aria-label={galleryTexts.noPicture(name)} />;
  return (
    // Another first picture makes another list, which begins at its first picture however far the old one was swiped.
    <ul key={pictures[0]?.src} className="gallery strip">
      {pictures.map((picture, index) => (
        <li key={picture.src} {...(isWide(index, pictures.length) && { className: "gallery-wide" })}>
          <a
            href={pictureSrc(storeId, picture.src)}
            onClick={(event) => {
              event.preventDefault();
              void zoom(index);
            }}
            className="picture-box group block aspect-[900/1060] cursor-zoom-in bg-sand"
            aria-label={galleryTexts.enlarge(picture.alt)}
          >
            <PictureImage
              storeId={storeId}
              picture={picture}
              sizes={isWide(index, pictures.length) ? WIDE_SIZES : HALF_SIZES}
              isPriority={index === 0}
              hasPreview={index === 0}
              className="size-full object-cover"
            />
            <span className="absolute end-3 bottom-3 grid size-10 place-items-center bg-paper/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
              <Icon name="zoom" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In the grid, the first picture takes a row of its own, and so does the last if it would have no neighbour. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}
