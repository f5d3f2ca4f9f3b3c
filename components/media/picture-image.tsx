import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";

type PictureImageProps = {
  storeId: string;
  picture: Picture;
  /** The `sizes` attribute of the picture: how wide it is shown on which screens. */
  sizes: string;
  className?: string;
  /** True for the main picture of the page, which is fetched first and never lazily. */
  isPriority?: boolean;
  /** True if a text beside the picture already says what the picture shows; the alternative text is then empty. */
  isDecorative?: boolean;
  /**
   * Whether to show a blurred preview until the picture has loaded. Use it only for pictures in view when the page
   * opens, because a preview adds as many bytes as all other markup of a product card.
   */
  hasPreview?: boolean;
};

/**
 * A picture of the store. The browser fetches the size that fits the space; a blurred preview can be shown until it has
 * loaded.
 */
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
      // With synchronous decoding, the picture appears in the first frame; otherwise it would appear only after the
      // scripts have run.
      {...(isPriority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy" })}
      style={{
        background: hasPreview && picture.preview ? `url(${picture.preview}) 0 0 / cover` : undefined,
        objectPosition: picture.focus,
      }}
      className={className}
    />
  );
}
