"use client";
import { useEffect, useState } from "react";
import { Price } from "@/components/currency/price";
import { Thumbnail } from "@/components/media/thumbnail";
import { ShopLink } from "@/components/ui/shop-link";
import { Strip } from "@/components/ui/strip";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import { RECENTLY_VIEWED_LIMIT } from "@/lib/domain/product/limits";

type RecentlyViewedProps = { storeId: string; productId: string; currency: string };
type ListedProduct = { _id: string; slug: string; name: string; image: string; discounted_price: number | null };

const KEY = "recently_viewed";
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

/** What this visitor has looked at before, asked for anew so that prices and names are today's. */
export function RecentlyViewed({ storeId, productId, currency }: RecentlyViewedProps) {
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);

  useEffect(() => {
    const others = readSaved(KEY, isIdList, []).filter((id) => id !== productId);
    writeSaved(KEY, [productId, ...others].slice(0, RECENTLY_VIEWED_LIMIT));
    if (others.length === 0) return setProducts([]);
    const request = new AbortController();
    const forget = onFirstInteraction(async () => {
      try {
        const answer = await fetch(`/api/products?ids=${others.join(",")}`, { signal: request.signal });
        if (answer.ok) setProducts((await answer.json()).list);
      } catch {
        // Left, or no network: the page is whole without it.
      }
    });
    return () => {
      forget();
      request.abort();
    };
  }, [productId]);

  if (products.length === 0) return null;
  return (
    <section className="mt-24 px-gutter" aria-label="Seen before">
      <h2 className="mb-6 font-display text-display-3">You looked at</h2>
      <Strip label="Seen before" itemClassName="w-36 lg:w-44">
        {products.map((product) => (
          <ShopLink key={product._id} href={`/product/${product.slug}`} className="block hover:text-accent">
            <Thumbnail storeId={storeId} image={product.image} className="aspect-[900/1060]" />
            <span className="mt-2 block text-sm leading-snug">{product.name}</span>
            {product.discounted_price !== null && (
              <Price
                amount={Math.round(product.discounted_price * 100)}
                currency={currency}
                className="tabular text-[0.8125rem] text-muted"
              />
            )}
          </ShopLink>
        ))}
      </Strip>
    </section>
  );
}
