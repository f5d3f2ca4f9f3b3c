"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import {
  changeWishlist,
  type RenderedWishlist,
  revalidateWishlist,
  showRenderedWishlist,
  useWishlist,
  useWishlistOwner,
} from "@/lib/browser/wishlist/wishlist";
import type { WishlistItemWire, WishlistWire } from "@/lib/contracts/wishlist/calls";
import { CART_PAGE } from "@/lib/domain/cart/page";
import type { Unit } from "@/lib/domain/product/unit";
import { sharedWishlistPath } from "@/lib/domain/wishlist/wishlist";
import { WishlistCard } from "./card";
import { wishlistRefusalText } from "./item-refusal-text";
import { WishlistOutcome } from "./outcome";
import { SHARE_SECTION_ID, ShareWishlist } from "./share";
import { viewTexts } from "./texts";

type WishlistViewProps = {
  store: { id: string; name: string; origin: string; currency: string; hidesPrices: boolean };
  /** The minimum quantity of the store for each unit. */
  minQuantities: Record<Unit, number>;
  rendered: RenderedWishlist;
  /** Why a form sent without script was refused; null if there is no such refusal. */
  refusal: string | null;
  /** Shown below the message that the wishlist is empty. */
  children: ReactNode;
};

/**
 * The content of the wishlist page. The server renders it; once its script has loaded, changes no longer reload the
 * page.
 */
export function WishlistView({ store, minQuantities, rendered, refusal, children }: WishlistViewProps) {
  const wording = useCartWording();
  const list = useWishlist(rendered) ?? rendered.list;
  const [removed, setRemoved] = useState<{ wishlistItem: WishlistItemWire; how: "moved" | "removed" } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useSyncRendered(rendered);

  const undo = async ({ product_id }: WishlistItemWire) => {
    setRemoved(null);
    await changeWishlist(rendered.owner, "/items", { method: "POST", body: { product_id } });
  };
  const count = list.list.length;
  return (
    <div ref={top} tabIndex={-1} className="px-gutter pt-8 outline-none lg:pt-12">
      {refusal && (
        <div className="mb-8 max-w-xl">
          <Notice kind="refused">{wishlistRefusalText(refusal, { wording })}</Notice>
          <ClearOutcomeFromAddress />
        </div>
      )}
      {count === 0 ? (
        <>
          <EmptyState heading={viewTexts.emptyHeading} text={viewTexts.emptyText(store.hidesPrices)}>
            <ShopLink href="/new-arrivals" className={buttonClass()}>
              {viewTexts.newArrivals}
            </ShopLink>
            <ShopLink href="/all-products" className={buttonClass("quiet")}>
              {viewTexts.allProducts}
            </ShopLink>
          </EmptyState>
          {children}
        </>
      ) : (
        <>
          <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-10">
            <h1 className="font-display text-display-2">{viewTexts.heading}</h1>
            <p className="flex items-baseline gap-x-6 text-sm text-muted">
              <span className="tabular">{viewTexts.saved(count)}</span>
              <a href={`#${SHARE_SECTION_ID}`} className="link-underline py-3 hover:text-accent">
                {viewTexts.share}
              </a>
            </p>
          </header>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
            {list.list.map((wishlistItem) => (
              <li key={wishlistItem.product_id}>
                <WishlistCard
                  wishlistItem={wishlistItem}
                  storeId={store.id}
                  owner={rendered.owner}
                  currency={store.currency}
                  hidesPrices={store.hidesPrices}
                  minQuantity={wishlistItem.product?.min_quantity || minQuantities[wishlistItem.product?.unit ?? "Pcs"]}
                  onGone={(wishlistItem, how) => {
                    setRemoved({ wishlistItem, how });
                    // The pressed button has disappeared with its card, so the top of the list takes the focus.
                    top.current?.focus({ preventScroll: true });
                  }}
                />
              </li>
            ))}
          </ul>
          <ShareWishlist
            owner={rendered.owner}
            storeName={store.name}
            link={list.share_token && store.origin + sharedWishlistPath(list.share_token)}
          />
        </>
      )}
      <WishlistOutcome onClose={() => setRemoved(null)}>
        {removed && (
          <>
            <span className="py-2">
              {removed.how === "moved"
                ? viewTexts.moved(removed.wishlistItem.name, wording.to)
                : viewTexts.removed(removed.wishlistItem.name)}
            </span>
            {removed.how === "moved" ? (
              <ShopLink href={CART_PAGE} className="link-underline py-3">
                {viewTexts.viewCart(wording.name)}
              </ShopLink>
            ) : (
              removed.wishlistItem.product && (
                <button type="button" onClick={() => undo(removed.wishlistItem)} className="link-underline py-3">
                  {viewTexts.undo}
                </button>
              )
            )}
          </>
        )}
      </WishlistOutcome>
    </div>
  );
}

/**
 * Passes the wishlist that the server rendered to the hearts and the header. If Next's router shows the page from its
 * cache, that list may be out of date, so it is fetched again. If the visitor has signed in or out elsewhere, the page
 * is rendered again.
 */
function useSyncRendered(rendered: RenderedWishlist) {
  const router = useRouter();
  const owner = useWishlistOwner();
  const known = useRef<WishlistWire>(null);
  useEffect(() => {
    const isNew = known.current !== rendered.list;
    known.current = rendered.list;
    if (isNew) showRenderedWishlist({ owner: rendered.owner, list: rendered.list });
    else revalidateWishlist(rendered.owner);
  }, [rendered.owner, rendered.list]);
  useEffect(() => {
    if (owner !== undefined && owner !== rendered.owner) router.refresh();
  }, [owner, rendered.owner, router]);
}
