"use client";
import { Price } from "@/components/currency/price";
import { Thumbnail } from "@/components/media/thumbnail";
import { priceLineTexts } from "@/components/product/first-load-texts";
import { ShopLink } from "@/components/ui/shop-link";
import { Strip } from "@/components/ui/strip";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { productPath } from "@/lib/domain/product/path";

/** A product in an answer of `/api/products`. */
export type ListedProduct = {
  _id: string;
  slug: string;
  name: string;
  image: string;
  price_varies: boolean;
  discounted_price: number | null;
};

type ThumbnailStripProps = {
  storeId: string;
  products: readonly ListedProduct[];
  /** The currency of the prices: the base currency. */
  currency: string;
  heading: string;
};

/** A strip of small pictures that the browser fetched after the page. Nothing without products. */
export function ThumbnailStrip({ storeId, products, currency, heading }: ThumbnailStripProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="mb-6 font-display text-display-3">{heading}</h2>
      <Strip label={heading}>
        {products.map((product) => (
          <li key={product._id} className="w-36 lg:w-44">
            <ShopLink href={productPath(product.slug)} className="block hover:text-accent">
              <Thumbnail storeId={storeId} image={product.image} className="aspect-[900/1060]" />
              <span className="mt-2 block text-sm leading-snug">{product.name}</span>
              {product.discounted_price !== null && (
                <span className="tabular text-[0.8125rem] text-muted">
                  {product.price_varies && priceLineTexts.from}
                  <Price amount={fromMajor(product.discounted_price)} currency={currency} />
                </span>
              )}
            </ShopLink>
          </li>
        ))}
      </Strip>
    </section>
  );
}
