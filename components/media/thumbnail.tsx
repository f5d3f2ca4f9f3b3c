import { renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";

type ThumbnailProps = {
  storeId: string;
  /** As in API responses: a path below the store's uploads, a full address, or empty without a picture. */
  image: string;
  className: string;
};

/** A small picture beside a name, without alternative text; a plain surface if there is no picture. */
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
