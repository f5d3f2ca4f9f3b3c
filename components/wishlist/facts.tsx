import { Price } from "@/components/currency/price";
import { PriceLine } from "@/components/product/price-line";
import { ShopLink } from "@/components/ui/shop-link";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { productPath } from "@/lib/domain/product/path";
import type { Price as ProductPrice } from "@/lib/domain/product/product";
import { cardTexts } from "./texts";

type WireProduct = NonNullable<WishlistItemWire["product"]>;

function priceOf({ selling_price, discounted_price }: WireProduct): ProductPrice | null {
  if (selling_price === null || discounted_price === null) return null;
  return { sellingPrice: fromMajor(selling_price), discountedPrice: fromMajor(discounted_price) };
}

/**
 * The name and price of a saved product. If the price was higher when the product was saved, that price is shown too.
 */
export function WishlistFacts({ wishlistItem, currency }: { wishlistItem: WishlistItemWire; currency: string }) {
  const { product, marks, variant_types } = wishlistItem;
  const seenPrice = marks.includes("price_dropped") ? wishlistItem.price_when_added : null;
  if (!product) return <h2 className="leading-snug font-medium text-muted">{wishlistItem.name}</h2>;
  return (
    <>
      <h2 className="leading-snug font-medium">
        <ShopLink href={productPath(product.slug)} className="hover:text-accent">
          {product.name}
        </ShopLink>
      </h2>
      {variant_types.length > 0 && (
        <p className="mt-0.5 text-[0.8125rem] text-muted">{variant_types.map(({ value }) => value).join(", ")}</p>
      )}
      <div className="mt-1">
        <PriceLine price={priceOf(product)} unit={product.unit} currency={currency} isFrom={product.price_varies} />
      </div>
      {seenPrice !== null && (
        <p className="tabular mt-0.5 text-[0.8125rem] text-sale">
          <Price amount={fromMajor(seenPrice)} currency={currency} />
          {cardTexts.whenSaved}
        </p>
      )}
    </>
  );
}
