"use client";
import { useEffect, useState } from "react";
import { Price } from "@/components/currency/price";
import { Thumbnail } from "@/components/media/thumbnail";
import { ShopLink } from "@/components/ui/shop-link";
import { Strip } from "@/components/ui/strip";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { RECENTLY_VIEWED_LIMIT } from "@/lib/domain/product/limits";
import { productPath } from "@/lib/domain/product/path";
import { withBasePath } from "@/lib/domain/site/base-path";
import { priceLineTexts } from "./first-load-texts";
import { recentlyViewedTexts } from "./texts";

type RecentlyViewedProps = { storeId: string; productId: string; currency: string };
type ListedProduct = {
  _id: string;
  slug: string;
  name: string;
  image: string;
  price_varies: boolean;
  discounted_price: number | null;
};

const KEY = "recently_viewed";
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

/**
 * A strip of the products this visitor has viewed. The browser stores only their ids and fetches their current names
 * and prices.
 */
export function RecentlyViewed({ storeId, productId, currency }: RecentlyViewedProps) {
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);

  useEffect(() => {
    const others = readSaved(KEY, isIdList, []).filter((id) => id !== productId);
    writeSaved(KEY, [productId, ...others].slice(0, RECENTLY_VIEWED_LIMIT));
    if (others.length === 0) return setProducts([]);
    const request = new AbortController();
    const cancel = onFirstInteraction(async () => {
      try {
        const response = await fetch(withBasePath(`/api/products?ids=${others.join(",")}`), { signal: request.signal });
        if (response.ok) setProducts((await response.json()).list);
      } catch {
        // The request failed because the shopper left the page or is offline. The strip is then left out.
      }
    });
    return () => {
      cancel();
      request.abort();
    };
  }, [productId]);

  if (products.length === 0) return null;
  return (
    <section className="mt-24 px-gutter" aria-label={recentlyViewedTexts.heading}>
      <h2 className="mb-6 font-display text-display-3">{recentlyViewedTexts.heading}</h2>
      <Strip label={recentlyViewedTexts.heading} itemClassName="w-36 lg:w-44">
        {products.map((product) => (
          <ShopLink key={product._id} href={productPath(product.slug)} className="block hover:text-accent">
            <Thumbnail storeId={storeId} image={product.image} className="aspect-[900/1060]" />
            <span className="mt-2 block text-sm leading-snug">{product.name}</span>
            {product.discounted_price !== null && (
              <span className="tabular text-[0.8125rem] text-muted">
                {product.price_varies && priceLineTexts.from}
                <Price amount={fromMajor(product.discounted_price)} currency={currency} />
              </span>
            )}
          </ShopLink>
        ))}
      </Strip>
    </section>
  );
}
