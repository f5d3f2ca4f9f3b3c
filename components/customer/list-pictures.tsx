import { Thumbnail } from "@/components/media/thumbnail";

/** Beside one of a list; more would not tell more. */
const MOST_PICTURES = 4;

type ListPicturesProps = { storeId: string; items: readonly { position: number; image: string }[] };

/** What is in an order or a quotation, beside its line in a list; phones have room for the first. */
export function ListPictures({ storeId, items }: ListPicturesProps) {
  return (
    <div className="flex shrink-0 items-start gap-2 max-sm:[&>:not(:first-child)]:hidden">
      {items.slice(0, MOST_PICTURES).map(({ position, image }) => (
        <Thumbnail key={position} storeId={storeId} image={image} className="aspect-[45/53] w-14" />
      ))}
    </div>
  );
}
