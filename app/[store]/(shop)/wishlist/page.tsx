import { connection } from "next/server";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";

export const metadata = { title: "Wish list", robots: { index: false, follow: true } };

// Rendered for its visitor, whole and without a shell (decision 1).
export const instant = false;

export default async function WishlistPage() {
  await connection();
  return (
    <EmptyState heading="Nothing saved yet" text="Pieces you would like to come back to will be kept here.">
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
    </EmptyState>
  );
}
