import { PictureImage } from "@/components/media/picture-image";
import { ShopLink } from "@/components/ui/shop-link";
import type { CategoryCard } from "@/lib/domain/catalogue/category";
import { categoryPath } from "@/lib/domain/catalogue/path";

type CategoryGridProps = { storeId: string; categories: readonly CategoryCard[] };

/** Categories as large cards, each with its picture and name. */
export function CategoryGrid({ storeId, categories }: CategoryGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12">
      {categories.map(({ id, slug, name, picture }) => (
        <li key={id}>
          <ShopLink href={categoryPath(slug)} className="group block">
            <span className="picture-box block aspect-[4/5] overflow-hidden bg-sand">
              {picture && (
                <PictureImage
                  storeId={storeId}
                  picture={picture}
                  sizes="(width >= 48rem) 31vw, 46vw"
                  isDecorative
                  className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
              )}
            </span>
            <span className="mt-3 block font-display text-display-3 wrap-anywhere group-hover:text-accent">{name}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
