import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";

export function EmptyBag() {
  return (
    <EmptyState heading="Your bag is empty" text="What you choose will wait for you here.">
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
      <ShopLink href="/wishlist" className={buttonClass("quiet")}>
        Your wish list
      </ShopLink>
    </EmptyState>
  );
}
