import { PictureImage } from "@/components/media/picture-image";
import { ShopLink } from "@/components/ui/shop-link";
import type { CategoryCard } from "@/lib/domain/catalogue/category";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { categoryTexts } from "./texts";

type SubCategoryCardsProps = { storeId: string; categories: readonly CategoryCard[] };

/** What a category's page shows that has no list of products of its own: the categories below it, as large cards. */
export function SubCategoryCards({ storeId, categories }: SubCategoryCardsProps) {
  return (
    <nav aria-label={categoryTexts.below} className="px-gutter">
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
              <span className="mt-3 block font-display text-display-3 wrap-anywhere group-hover:text-accent">
                {name}
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
