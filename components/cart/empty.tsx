"use client";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { useCartWording } from "./use-wording";

export function EmptyCart() {
  const { name, emptyNote } = useCartWording();
  return (
    <EmptyState heading={`Your ${name} is empty`} text={emptyNote}>
      <ShopLink href="/all-products" className={buttonClass()}>
        See everything
      </ShopLink>
      <ShopLink href="/wishlist" className={buttonClass("quiet")}>
        Your wish list
      </ShopLink>
    </EmptyState>
  );
}
