import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";

type PictureImageProps = {
  storeId: string;
  picture: Picture;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className?: string;
  /** The main picture of the page: fetched first, never lazily. */
  isPriority?: boolean;
  /** Decorates a text that says the same, so it has no alternative text. */
  isDecorative?: boolean;
  /** Only for pictures in view at once: a preview is as large as the other markup of a card. */
  hasPreview?: boolean;
};

/** A picture of the store in the rendition that fits, on a blurred preview until it has loaded. */
export function PictureImage({
  storeId,
  picture,
  sizes,
  className,
  isPriority,
  isDecorative,
  hasPreview,
}: PictureImageProps) {
  return (
    <img
      src={pictureSrc(storeId, picture.src)}
      srcSet={pictureSrcSet(storeId, picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? "" : picture.alt}
      // Decoded at once, it appears in the first frame; otherwise only after the page's scripts have run.
      {...(isPriority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy" })}
      {...(hasPreview && picture.preview && { style: { background: `url(${picture.preview}) 0 0 / cover` } })}
      className={className}
    />
  );
}
