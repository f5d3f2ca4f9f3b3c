"use client";
import { PictureImage } from "@/components/media/picture-image";
import { Icon } from "@/components/ui/icon";
import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { galleryTexts } from "./texts";

type ProductGalleryProps = { storeId: string; pictures: readonly Picture[]; name: string };

const FIRST_SIZES = "(width >= 62rem) 47vw, 100vw";
const OTHER_SIZES = "(width >= 62rem) 23vw, 100vw";

/**
 * The pictures of a product: a strip to swipe through on phones, a grid on desktops. Each is a link to the picture's
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
    <ul
      key={pictures[0]?.src}
      className="strip -mx-gutter flex snap-x snap-mandatory overflow-x-auto lg:mx-0 lg:grid lg:grid-cols-2 lg:content-start lg:gap-3 lg:overflow-visible"
    >
      {pictures.map((picture, index) => (
        <li key={picture.src} className={`relative w-full shrink-0 snap-center ${index === 0 ? "lg:col-span-2" : ""}`}>
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
              sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
              isPriority={index === 0}
              hasPreview={index === 0}
              className="size-full object-cover"
            />
            <span className="absolute end-3 bottom-3 grid size-10 place-items-center bg-paper/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
              <Icon name="zoom" />
            </span>
          </a>
          {pictures.length > 1 && (
            <span className="tabular absolute start-4 bottom-4 bg-paper/90 px-2.5 py-1 text-xs lg:hidden">
              {index + 1} / {pictures.length}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
