import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";

type PictureImageProps = {
  storeId: string;
  picture: Picture;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The picture that the page is opened for: fetched first, never lazily. */
  isPriority?: boolean;
  /** Decoration beside a text that says the same. */
  isDecorative?: boolean;
  /** For what is in view at once: a preview weighs as much as all the other markup of a card. */
  hasPreview?: boolean;
};

/** A picture of the store in the rendition that fits, its blur preview beneath until it has loaded. */
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
      // Decoded at once it is in the first frame; later, it waits until the scripts of the page have run.
      {...(isPriority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy" })}
      {...(hasPreview && picture.preview && { style: { background: `url(${picture.preview}) 0 0 / cover` } })}
      className={className}
    />
  );
}
