"use client";
import { useBagWords } from "@/components/cart/use-wording";
import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { BAG_PAGE } from "@/lib/domain/cart/page";

/** Where what is bought is changed. */
export function BagLink() {
  const { name } = useBagWords();
  return (
    <ShopLink href={BAG_PAGE} className={buttonClass("outline", "w-fit max-sm:w-full")}>
      To the {name}
    </ShopLink>
  );
}
