"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import {
  changeWishlist,
  type RenderedWishlist,
  rereadWishlist,
  showRendered,
  useWishlist,
  useWishlistOwner,
} from "@/lib/browser/wishlist/wishlist";
import type { WishlistItemWire, WishlistWire } from "@/lib/contracts/wishlist/calls";
import { CART_PAGE } from "@/lib/domain/cart/page";
import type { Unit } from "@/lib/domain/product/unit";
import type { WishlistRefusal } from "@/lib/domain/wishlist/refusals";
import { sharedWishlistPath } from "@/lib/domain/wishlist/wishlist";
import { WishlistCard } from "./card";
import { WishlistOutcome } from "./outcome";
import { WISHLIST_REFUSAL_TEXTS } from "./refusal-texts";
import { SHARE_LIST, ShareList } from "./share";

type WishlistViewProps = {
  store: { id: string; name: string; origin: string; currency: string; hidesPrices: boolean };
  /** The least that can be bought, by unit. */
  minQuantities: Record<Unit, number>;
  rendered: RenderedWishlist;
  /** Why the plain form that has led here was refused. */
  refusal: WishlistRefusal | null;
  /** What to look at while there is nothing on it. */
  children: ReactNode;
};

/** The visitor's list: as the server has rendered it, and from then on as whatever changes it in the browser. */
export function WishlistView({ store, minQuantities, rendered, refusal, children }: WishlistViewProps) {
  const words = useCartWording();
  const list = useWishlist(rendered) ?? rendered.list;
  const [gone, setGone] = useState<{ wishlistItem: WishlistItemWire; how: "moved" | "removed" } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useShown(rendered);

  const putBack = async ({ product_id }: WishlistItemWire) => {
    setGone(null);
    await changeWishlist(rendered.owner, "/items", { method: "POST", body: { product_id } });
  };
  const count = list.list.length;
  return (
    <div ref={top} tabIndex={-1} className="px-gutter pt-8 outline-none lg:pt-12">
      {refusal && (
        <div className="mb-8 max-w-xl">
          <Notice kind="refused">{WISHLIST_REFUSAL_TEXTS[refusal]}</Notice>
        </div>
      )}
      {count === 0 ? (
        <>
          <EmptyState
            heading="Nothing saved yet"
            text={`Press the heart on anything you would like to come back to. It is kept here${store.hidesPrices ? "." : ", and you can be told when it costs less."}`}
          >
            <ShopLink href="/new-arrivals" className={buttonClass()}>
              See what is new
            </ShopLink>
            <ShopLink href="/all-products" className={buttonClass("quiet")}>
              See everything
            </ShopLink>
          </EmptyState>
          {children}
        </>
      ) : (
        <>
          <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-10">
            <h1 className="font-display text-display-2">Wish list</h1>
            <p className="flex items-baseline gap-x-6 text-sm text-muted">
              <span className="tabular">{count} saved</span>
              <a href={`#${SHARE_LIST}`} className="link-underline py-3 hover:text-accent">
                Share it
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
                  minQuantity={minQuantities[wishlistItem.product?.unit ?? "Pcs"]}
                  onGone={(wishlistItem, how) => {
                    setGone({ wishlistItem, how });
                    // Its buttons have gone with it.
                    top.current?.focus({ preventScroll: true });
                  }}
                />
              </li>
            ))}
          </ul>
          <ShareList
            owner={rendered.owner}
            storeName={store.name}
            link={list.share_token && store.origin + sharedWishlistPath(list.share_token)}
          />
        </>
      )}
      <WishlistOutcome onClose={() => setGone(null)}>
        {gone && (
          <>
            <span className="py-2">
              {gone.wishlistItem.name} is {gone.how === "moved" ? words.inside : "off your list"}.
            </span>
            {gone.how === "moved" ? (
              <ShopLink href={CART_PAGE} className="link-underline py-3">
                See the {words.name}
              </ShopLink>
            ) : (
              gone.wishlistItem.product && (
                <button type="button" onClick={() => putBack(gone.wishlistItem)} className="link-underline py-3">
                  Put it back
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
 * Lets hearts and header know what the page was rendered with. The router keeps the page, and shows it again as it was
 * left: then the list is asked for again. Whoever has signed in or out elsewhere is shown a page of their own.
 */
function useShown(rendered: RenderedWishlist) {
  const router = useRouter();
  const owner = useWishlistOwner();
  const known = useRef<WishlistWire>(null);
  useEffect(() => {
    const isNew = known.current !== rendered.list;
    known.current = rendered.list;
    if (isNew) showRendered({ owner: rendered.owner, list: rendered.list });
    else rereadWishlist(rendered.owner);
  }, [rendered.owner, rendered.list]);
  useEffect(() => {
    if (owner !== undefined && owner !== rendered.owner) router.refresh();
  }, [owner, rendered.owner, router]);
}
