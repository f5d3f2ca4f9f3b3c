import { renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";

type ThumbnailProps = {
  storeId: string;
  /**
   * The path or URL of the picture, as in API responses: a path below the store's uploads, or a full URL. Empty if
   * there is no picture.
   */
  image: string;
  className: string;
};

/**
 * A small picture beside a name. The name says what the picture shows, so the picture has no alternative text. Without
 * a picture, a plain surface is shown.
 */
export function Thumbnail({ storeId, image, className }: ThumbnailProps) {
  return (
    <span className={`block shrink-0 bg-sand ${className}`}>
      {image && (
        <img
          src={pictureSrc(storeId, renditionPath(image, "s"))}
          alt=""
          width={180}
          height={212}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
