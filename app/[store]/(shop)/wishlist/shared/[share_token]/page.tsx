import { redirect } from "next/navigation";
import { connection } from "next/server";
import { ProductCard } from "@/components/product/card";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { SaveToWishlist } from "@/components/wishlist/save-button";
import { sharedPageTexts } from "@/components/wishlist/texts";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { sharedPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readSharedWishlist } from "@/lib/workflows/wishlist/read";

type SharedWishlistProps = PageProps<"/[store]/wishlist/shared/[share_token]">;

// Rendered for each request, so that the link stops working as soon as the customer stops sharing the wishlist.
export const instant = false;

export async function generateMetadata({ params }: SharedWishlistProps) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? sharedPageMetadata(store, sharedPageTexts.title) : {};
}

export async function generateViewport({ params }: SharedWishlistProps) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** A customer's shared wishlist. Anyone who has the link may see it. */
export default async function SharedWishlistPage({ params }: SharedWishlistProps) {
  await connection();
  const { store: storeId, share_token } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const shared = await readSharedWishlist(store, share_token);
  if (!shared.ok) redirect("/404");
  const today = await getToday(store.id);
  if (shared.value.length === 0) {
    return (
      <EmptyState heading={sharedPageTexts.emptyHeading} text={sharedPageTexts.emptyText}>
        <ShopLink href="/all-products" className={buttonClass()}>
          {sharedPageTexts.allProducts}
        </ShopLink>
      </EmptyState>
    );
  }
  return (
    <div className="px-gutter pt-8 lg:pt-12">
      <h1 className="font-display text-display-2">{sharedPageTexts.heading}</h1>
      <p className="mt-3 mb-8 max-w-xl text-muted lg:mb-10">{sharedPageTexts.hint(store.setting.hidesPrices)}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
        {shared.value.map((product, index) => (
          <li key={product.id} className="flex flex-col justify-between">
            <ProductCard store={store} product={product} now={today} loading={index < 2 ? "eager" : "lazy"} />
            <SaveToWishlist productId={product.id} slug={product.slug} name={product.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
