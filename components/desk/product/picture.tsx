import { pictureSrc } from "@/lib/domain/media/sources";

/** A small picture of a product; what it shows is said beside it. */
export function ProductPicture({ storeId, picture }: { storeId: string; picture: string | null }) {
  return (
    <div className="size-14 shrink-0 overflow-hidden bg-sand">
      {picture !== null && (
        <img
          src={pictureSrc(storeId, picture)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
