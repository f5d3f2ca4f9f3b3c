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
  /** True if the picture only decorates a text that says the same, so that it needs no alternative text. */
  isDecorative?: boolean;
  /** True only for pictures in view when the page opens: a preview is as large as the rest of a card's markup. */
  hasPreview?: boolean;
};

/** A picture of the store in the rendition that fits the space, over a blurred preview until it has loaded. */
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
      // With synchronous decoding the picture appears in the first frame, otherwise only after the scripts have run.
      {...(isPriority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy" })}
      {...(hasPreview && picture.preview && { style: { background: `url(${picture.preview}) 0 0 / cover` } })}
      className={className}
    />
  );
}
