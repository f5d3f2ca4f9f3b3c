import { ShopLink } from "@/components/ui/shop-link";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";

/** In the place of an item that was moved to the wish list. */
export function MovedToWishlist({ name }: { name: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5 text-sm text-muted">
      <span role="status">{name} is on your wish list.</span>
      <ShopLink
        href={WISHLIST_PAGE}
        data-after
        className="link-underline flex min-h-11 items-center text-ink hover:text-accent"
      >
        See your wish list
      </ShopLink>
    </p>
  );
}
