import type { Metadata } from "next";
import { decimalMoney } from "@/lib/domain/currency/money";
import { productPath } from "@/lib/domain/product/path";
import type { Product } from "@/lib/domain/product/product";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import type { StoreDetails } from "@/lib/domain/store/store";
import { DESCRIPTION_LENGTH, ownSeo, pageMetadata } from "./page-metadata";
import { plainText } from "./plain-text";
import { variantBySku } from "./product-facts";

/**
 * Metadata of a product or, if `sku` is given, of one of its variants, which may have another picture, price and
 * availability.
 */
export function productMetadata(store: StoreDetails, product: Product, sku?: string): Metadata {
  const variant = variantBySku(product, sku);
  const offered = variant ?? product;
  const metadata = pageMetadata(store, {
    // The canonical URL of a variant's page is that of the product, because the pages of the variants are too similar
    // to be indexed separately.
    path: productPath(product.slug),
    ...ownSeo(store, product.seo, product.name),
    description: product.seo.metaDescription || productDescription(product),
    picture: variantPictures(product, variant ?? null)[0] ?? null,
  });
  const { price } = offered;
  return {
    ...metadata,
    other: {
      "product:brand": product.brand || store.name,
      "product:availability": offered.stock.state === "sold_out" ? "out of stock" : "in stock",
      "product:condition": "new",
      ...(price && {
        "product:price:amount": decimalMoney(price.discountedPrice),
        "product:price:currency": store.baseCurrency,
      }),
      "product:retailer_item_id": offered.sku,
      ...(product.googleCategory && { "product:category": product.googleCategory }),
    },
  };
}

function productDescription({ summary, description }: Product): string {
  return plainText([summary && `${summary}.`, description].filter(Boolean).join(" "), DESCRIPTION_LENGTH);
}
