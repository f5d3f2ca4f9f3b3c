import { ProductStrip } from "@/components/product/strip";
import { missingTexts } from "@/components/site/texts";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SectionHeading } from "@/components/ui/section-heading";
import { ShopLink } from "@/components/ui/shop-link";
import { getStrip } from "@/lib/cached/catalogue";
import { getStore, getToday } from "@/lib/cached/store";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import { withBasePath } from "@/lib/domain/site/base-path";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: missingTexts.title, robots: { index: false, follow: true } };

/** The 404 page, at the path `/404`, with a search field and featured products. */
export default async function MissingPage({ params }: PageProps<"/[store]/missing">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const [products, today] = await Promise.all([
    getStrip(storeId, { kind: "featured" }, FEATURED_STRIP_LIMIT),
    getToday(storeId),
  ]);
  return (
    <>
      <EmptyState heading={missingTexts.heading} text={missingTexts.text}>
        {store.features.productSearch && (
          <form action={withBasePath("/search")} className="flex w-full max-w-md gap-2">
            <label htmlFor="missing-search" className="sr-only">
              {missingTexts.searchLabel}
            </label>
            <input
              id="missing-search"
              type="search"
              name="q"
              required
              minLength={3}
              maxLength={200}
              placeholder={missingTexts.placeholder}
              className="h-12 min-w-0 grow border border-line bg-transparent px-4 focus:border-ink"
            />
            <button type="submit" className={buttonClass("solid", "px-6")}>
              {missingTexts.search}
            </button>
          </form>
        )}
        <ShopLink href="/" className="link-underline mt-2 w-full py-2 text-sm">
          {missingTexts.home}
        </ShopLink>
      </EmptyState>
      {products.length > 0 && (
        <section className="px-gutter" aria-label={missingTexts.favourites}>
          <SectionHeading heading={missingTexts.favourites} />
          <ProductStrip store={store} products={products} now={today} label={missingTexts.favourites} />
        </section>
      )}
    </>
  );
}
