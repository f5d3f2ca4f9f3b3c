"use client";
import { useAtomValue } from "jotai";
import { Thumbnail } from "@/components/media/thumbnail";
import { PriceLine } from "@/components/product/price-line";
import { ShopLink } from "@/components/ui/shop-link";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { productPath } from "@/lib/domain/product/path";
import type { Unit } from "@/lib/domain/product/unit";
import { suggestionTexts } from "./texts";

export type Suggestions = {
  products: SuggestedProduct[];
  categories: { slug: string; name: string }[];
  keywords: string[];
  partial: boolean;
};
type SuggestedProduct = {
  slug: string;
  name: string;
  image: string;
  summary: string;
  unit: Unit;
  price_varies: boolean;
  selling_price: number | null;
  discounted_price: number | null;
};
export type SuggestionListProps = { storeId: string; suggestions: Suggestions };

/** Products, categories and other searches for what the shopper has typed so far. */
export function SuggestionList({ storeId, suggestions }: SuggestionListProps) {
  const { products, categories, keywords, partial } = suggestions;
  const hasLinks = categories.length + keywords.length > 0;
  const isEmpty = products.length + categories.length + keywords.length === 0;
  return (
    <div className={`grid gap-x-12 gap-y-6 pt-6 wrap-anywhere ${hasLinks ? "md:grid-cols-[2fr_1fr]" : ""}`}>
      <p role="status" className="sr-only">
        {isEmpty ? suggestionTexts.none : suggestionTexts.count(products.length)}
        {partial && ` ${suggestionTexts.partial}`}
      </p>
      {isEmpty && <p className="text-muted">{suggestionTexts.noProducts}</p>}
      {products.length > 0 && (
        <div>
          {partial && (
            <p aria-hidden className="mb-4 text-[0.8125rem] text-muted">
              {suggestionTexts.partial}
            </p>
          )}
          <ul className="grid gap-3 sm:grid-cols-2">
            {products.map((product) => (
              <li key={product.slug}>
                <ProductLink storeId={storeId} product={product} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={hasLinks ? "space-y-1" : "hidden"}>
        {categories.map((category) => (
          <li key={category.slug}>
            <ShopLink href={categoryPath(category.slug)} className="block py-1 hover:text-accent">
              {category.name}
            </ShopLink>
          </li>
        ))}
        {keywords.map((keyword) => (
          <li key={keyword}>
            <ShopLink
              href={`/search?q=${encodeURIComponent(keyword)}`}
              className="block py-1 text-muted hover:text-ink"
            >
              {keyword}
            </ShopLink>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <button type="submit" className="link-underline justify-self-start py-2 text-sm hover:text-accent">
          {suggestionTexts.seeAll}
        </button>
      )}
    </div>
  );
}

function ProductLink({ storeId, product }: { storeId: string; product: SuggestedProduct }) {
  const { base } = useAtomValue(currencyOfferAtom);
  const { selling_price, discounted_price } = product;
  return (
    <ShopLink href={productPath(product.slug)} className="flex items-center gap-4 hover:text-accent">
      <Thumbnail storeId={storeId} image={product.image} className="h-18 w-15" />
      <div className="min-w-0">
        {product.name}
        <p className="text-[0.8125rem] text-muted">{product.summary}</p>
        {selling_price !== null && discounted_price !== null && (
          <div className="text-sm">
            <PriceLine
              price={{ sellingPrice: fromMajor(selling_price), discountedPrice: fromMajor(discounted_price) }}
              unit={product.unit}
              currency={base}
              isFrom={product.price_varies}
            />
          </div>
        )}
      </div>
    </ShopLink>
  );
}
