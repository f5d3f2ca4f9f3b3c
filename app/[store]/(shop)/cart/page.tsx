import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";

export const metadata = { title: "Your bag", robots: { index: false, follow: true } };

export default function CartPage() {
  return (
    <EmptyState heading="Your bag is empty" text="What you choose will wait for you here.">
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
    </EmptyState>
  );
}
