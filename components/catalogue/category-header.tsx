import { HtmlContent } from "@/components/content/html";
import { PictureImage } from "@/components/media/picture-image";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import type { CategoryLink } from "@/lib/domain/catalogue/category";
import type { Picture } from "@/lib/domain/media/picture";
import { CategoryLinks } from "./category-links";
import { categoryTexts } from "./texts";

type CategoryHeaderProps = {
  storeId: string;
  crumbs: readonly Crumb[];
  heading: string;
  intro: string;
  headerContent: string;
  picture: Picture | null;
  /** Links to the categories below this one. */
  subCategories: readonly CategoryLink[];
  quickLinks: readonly CategoryLink[];
  /** True if the shopper has chosen filters. On phones, the banner then makes room for the products. */
  isNarrowed: boolean;
};

/** The top of a product list: banner, name, intro and the long text, which is collapsed. */
export function CategoryHeader({
  storeId,
  crumbs,
  heading,
  intro,
  headerContent,
  picture,
  subCategories,
  quickLinks,
  isNarrowed,
}: CategoryHeaderProps) {
  return (
    <header className="pt-3 md:pt-5">
      <div className="px-gutter">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {picture && (
        <div className={`mt-3 h-24 overflow-hidden bg-sand md:mt-4 md:h-56 ${isNarrowed ? "max-md:hidden" : ""}`}>
          <PictureImage
            storeId={storeId}
            picture={picture}
            sizes="100vw"
            isPriority={!isNarrowed}
            hasPreview={!isNarrowed}
            isDecorative
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="px-gutter pt-5 pb-5 md:pt-8 md:pb-7 lg:pb-9">
        <div className="lg:grid lg:grid-cols-2 lg:items-end lg:gap-12">
          <h1 className="font-display text-display-2 wrap-anywhere md:text-display-1">{heading}</h1>
          <div className="max-w-2xl">
            {intro && <p className="mt-2 text-muted md:mt-3 md:text-base lg:mt-0">{intro}</p>}
            {headerContent && (
              <details className="group mt-3">
                <summary className="link-underline inline-block py-1 text-sm group-open:hidden">
                  {categoryTexts.readMore}
                </summary>
                <HtmlContent html={headerContent} className="prose text-muted" />
              </details>
            )}
          </div>
        </div>
        {!isNarrowed && (
          // On phones, both are one row, so that the first product stays in view.
          <div className={subCategories.length > 0 ? "category-rows" : undefined}>
            <CategoryLinks storeId={storeId} links={subCategories} label={categoryTexts.below} />
            <CategoryLinks storeId={storeId} links={quickLinks} label={categoryTexts.quickLinks} />
          </div>
        )}
      </div>
    </header>
  );
}
