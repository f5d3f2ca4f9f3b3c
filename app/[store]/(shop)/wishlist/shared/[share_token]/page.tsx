import { redirect } from "next/navigation";
import { connection } from "next/server";
import { CARD_SIZES, ProductCard } from "@/components/product/card";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { SaveToWishlist } from "@/components/wishlist/save-button";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readSharedWishlist } from "@/lib/workflows/wishlist/read";

type SharedListProps = PageProps<"/[store]/wishlist/shared/[share_token]">;

// Rendered for each request: a link that was taken back shows nothing from then on.
export const instant = false;

export async function generateMetadata({ params }: SharedListProps) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, "A wish list") : {};
}

export async function generateViewport({ params }: SharedListProps) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** What somebody wishes for, shown to whoever has the link. */
export default async function SharedWishlistPage({ params }: SharedListProps) {
  await connection();
  const { store: storeId, share_token } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const shared = await readSharedWishlist(store, share_token);
  if (!shared.ok) redirect("/404");
  const today = await getToday(store.id);
  if (shared.value.length === 0) {
    return (
      <EmptyState heading="Nothing on this list now" text="What was on it has been found, or is not sold any more.">
        <ShopLink href="/all-products" className={buttonClass()}>
          See everything
        </ShopLink>
      </EmptyState>
    );
  }
  return (
    <div className="px-gutter pt-8 lg:pt-12">
      <h1 className="font-display text-display-2">A wish list, shown to you</h1>
      <p className="mt-3 mb-8 max-w-xl text-muted lg:mb-10">
        Somebody would like these. Save one to your own list, or open it to{" "}
        {store.setting.hidesPrices ? "ask about it" : "choose and buy"}.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
        {shared.value.map((product, index) => (
          <li key={product.id} className="flex flex-col justify-between">
            <ProductCard
              store={store}
              product={product}
              now={today}
              sizes={CARD_SIZES}
              isPriority={index < 2}
              turnsOnHover
              headingLevel="h2"
            />
            <SaveToWishlist productId={product.id} slug={product.slug} name={product.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
