import { Thumbnail } from "@/components/media/thumbnail";

const MAX_PICTURES = 4;

type ListPicturesProps = { storeId: string; items: readonly { position: number; image: string }[] };

/** The pictures of an order's or quotation's items, for its entry in a list. Phones show only the first. */
export function ListPictures({ storeId, items }: ListPicturesProps) {
  return (
    <div className="flex shrink-0 items-start gap-2 max-sm:[&>:not(:first-child)]:hidden">
      {items.slice(0, MAX_PICTURES).map(({ position, image }) => (
        <Thumbnail key={position} storeId={storeId} image={image} className="aspect-[45/53] w-14" />
      ))}
    </div>
  );
}
