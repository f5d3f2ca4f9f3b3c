import { connection } from "next/server";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { getStoreWithFreshSeo } from "@/lib/data/cached";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered for its visitor, whole and without a shell (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/wishlist">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, "Wish list") : {};
}

export async function generateViewport({ params }: PageProps<"/[store]/wishlist">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

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
