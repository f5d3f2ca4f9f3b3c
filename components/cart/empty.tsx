"use client";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { emptyTexts } from "./texts";
import { useCartWording } from "./use-wording";

export function EmptyCart() {
  const { name, emptyNote } = useCartWording();
  return (
    <EmptyState heading={emptyTexts.heading(name)} text={emptyNote}>
      <EmptyCartLinks />
    </EmptyState>
  );
}

/** Where to go from an empty cart. */
export function EmptyCartLinks() {
  return (
    <>
      <ShopLink href="/all-products" className={buttonClass()}>
        {emptyTexts.allProducts}
      </ShopLink>
      <ShopLink href="/wishlist" className={buttonClass("quiet")}>
        {emptyTexts.wishlist}
      </ShopLink>
    </>
  );
}
