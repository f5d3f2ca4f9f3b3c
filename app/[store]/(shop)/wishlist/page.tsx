import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";

export const metadata = { title: "Wish list", robots: { index: false, follow: true } };

export default function WishlistPage() {
  return (
    <EmptyState heading="Nothing saved yet" text="Pieces you would like to come back to will be kept here.">
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
    </EmptyState>
  );
}
