import { Price } from "@/components/currency/price";
import { PriceLine } from "@/components/product/price-line";
import { ShopLink } from "@/components/ui/shop-link";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { productPath } from "@/lib/domain/product/path";
import { cardTexts } from "./texts";

const toMinor = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

/**
 * The name and price of a saved product. If the price was higher when the product was saved, that price is shown too.
 */
export function WishlistFacts({ wishlistItem, currency }: { wishlistItem: WishlistItemWire; currency: string }) {
  const { product, marks } = wishlistItem;
  const seenPrice = marks.includes("price_dropped") ? toMinor(wishlistItem.price_when_added) : null;
  if (!product) return <h2 className="leading-snug font-medium text-muted">{wishlistItem.name}</h2>;
  return (
    <>
      <h2 className="leading-snug font-medium">
        <ShopLink href={productPath(product.slug)} className="hover:text-accent">
          {product.name}
        </ShopLink>
      </h2>
      <div className="mt-1">
        <PriceLine
          price={{ sellingPrice: toMinor(product.selling_price), discountedPrice: toMinor(product.discounted_price) }}
          unit={product.unit}
          currency={currency}
        />
      </div>
      {seenPrice !== null && (
        <p className="tabular mt-0.5 text-[0.8125rem] text-sale">
          <Price amount={seenPrice} currency={currency} />
          {cardTexts.whenSaved}
        </p>
      )}
    </>
  );
}
