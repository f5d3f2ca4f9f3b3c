"use client";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { useBagWords } from "./use-wording";

export function EmptyBag() {
  const { name, emptyNote } = useBagWords();
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
