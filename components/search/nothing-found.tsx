import { ProductStrip } from "@/components/product/strip";
import { SectionHeading } from "@/components/ui/section-heading";
import { ShopLink } from "@/components/ui/shop-link";
import type { Category } from "@/lib/domain/catalogue/category";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";

type NothingFoundProps = {
  store: StoreDetails;
  /** What was searched for; null before anything was. */
  text: string | null;
  keywords: readonly string[];
  /** They are spelled much like it; else they are what is often looked for. */
  areNear: boolean;
  categories: readonly Category[];
  products: readonly ProductCard[];
  now: Date;
};

/** A search that found nothing helps on. */
export function NothingFound({ store, text, keywords, areNear, categories, products, now }: NothingFoundProps) {
  const chip = "block border border-line px-4 py-2 text-sm hover:border-ink";
  return (
    <div className="mt-8">
      {text && (
        <p role="status" className="max-w-xl text-muted">
          We found nothing for “{text}”. Try another spelling or fewer words, or look around below.
        </p>
      )}
      {keywords.length > 0 && (
        <section className="mt-8" aria-label={areNear ? "Near spellings" : "Often looked for"}>
          <h2 className="text-sm font-medium">{areNear ? "Did you mean" : "Often looked for"}</h2>
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
      <section className="mt-8" aria-label="Categories">
        <h2 className="text-sm font-medium">Categories</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category.id}>
              <ShopLink href={`/category/${category.slug}`} className={chip}>
                {category.name}
              </ShopLink>
            </li>
          ))}
        </ul>
      </section>
      {products.length > 0 && (
        <section className="mt-16" aria-label="Favourites of the shop">
          <SectionHeading heading="Favourites of the shop" />
          <ProductStrip store={store} products={products} now={now} label="Favourites of the shop" />
        </section>
      )}
    </div>
  );
}
