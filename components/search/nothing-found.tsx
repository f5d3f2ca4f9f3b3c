import { ProductStrip } from "@/components/product/strip";
import { SectionHeading } from "@/components/ui/section-heading";
import { ShopLink } from "@/components/ui/shop-link";
import type { Category } from "@/lib/domain/catalogue/category";
import { categoryPath } from "@/lib/domain/catalogue/path";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { nothingFoundTexts } from "./texts";

type NothingFoundProps = {
  store: StoreDetails;
  /** The text that was searched for; null if the visitor has not searched yet. */
  text: string | null;
  keywords: readonly string[];
  /** True if `keywords` are spellings similar to `text`; false if they are popular searches. */
  areNear: boolean;
  categories: readonly Category[];
  products: readonly ProductCard[];
  now: Date;
};

/** Shown before a search and after one without results: keywords, categories and products to continue with. */
export function NothingFound({ store, text, keywords, areNear, categories, products, now }: NothingFoundProps) {
  const keywordsHeading = areNear ? nothingFoundTexts.similarSpellings : nothingFoundTexts.popular;
  const chip = "block border border-line px-4 py-2 text-sm wrap-anywhere hover:border-ink";
  return (
    <div className="mt-8">
      {text && (
        <p role="status" className="max-w-xl text-muted wrap-anywhere">
          {nothingFoundTexts.nothing(text)}
        </p>
      )}
      {keywords.length > 0 && (
        <section className="mt-8" aria-label={keywordsHeading}>
          <h2 className="text-sm font-medium">{keywordsHeading}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <ShopLink href={`/search?q=${encodeURIComponent(keyword)}`} className={chip}>
                  {keyword}
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8" aria-label={nothingFoundTexts.categories}>
        <h2 className="text-sm font-medium">{nothingFoundTexts.categories}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category.id}>
              <ShopLink href={categoryPath(category.slug)} className={chip}>
                {category.name}
              </ShopLink>
            </li>
          ))}
        </ul>
      </section>
      {products.length > 0 && (
        <section className="mt-16" aria-label={nothingFoundTexts.favourites}>
          <SectionHeading heading={nothingFoundTexts.favourites} />
          <ProductStrip store={store} products={products} now={now} label={nothingFoundTexts.favourites} />
        </section>
      )}
    </div>
  );
}
