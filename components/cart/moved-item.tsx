import { ShopLink } from "@/components/ui/shop-link";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { removedTexts } from "./texts";

/** The row that takes the place of a cart item that was moved to the wishlist. */
export function MovedToWishlist({ name }: { name: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5 text-sm text-muted">
      <span role="status">{removedTexts.moved(name)}</span>
      <ShopLink
        href={WISHLIST_PAGE}
        data-after
        className="link-underline flex min-h-11 items-center text-ink hover:text-accent"
      >
        {removedTexts.viewWishlist}
      </ShopLink>
    </p>
  );
}
