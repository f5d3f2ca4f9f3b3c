import { connection } from "next/server";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";

export const metadata = { title: "Your bag", robots: { index: false, follow: true } };

// Rendered for its visitor, whole and without a shell (decision 1).
export const instant = false;

export default async function CartPage() {
  await connection();
  return (
    <EmptyState heading="Your bag is empty" text="What you choose will wait for you here.">
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
    </EmptyState>
  );
}
