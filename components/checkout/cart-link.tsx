"use client";
import { useCartWording } from "@/components/cart/use-wording";
import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { cartLinkTexts } from "./texts";

export function CartLink() {
  const { name } = useCartWording();
  return (
    <ShopLink href={CART_PAGE} className={buttonClass("outline", "w-fit max-sm:w-full")}>
      {cartLinkTexts.view(name)}
    </ShopLink>
  );
}
