import { useAtomValue } from "jotai";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { currencyQuery, showCart } from "@/lib/browser/cart/cache";
import { cartCount } from "@/lib/browser/cart/estimate";
import { useRememberCart } from "@/lib/browser/cart/remember-cart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { enqueueWrite, showWithoutItem, WISHLIST, wishlistItemPath } from "./wishlist";

type MoveToCart = (
  wishlistItem: Pick<WishlistItemWire, "product_id" | "variant_types">,
  quantity: number,
) => Promise<ApiAnswer<CartWire>>;

/**
 * Moves a product from the wishlist of `owner` to the cart, and then shows the changed wishlist and cart. The quantity
 * is in the product's unit.
 */
export function useMoveToCart(owner: string): MoveToCart {
  const code = useAtomValue(currencyAtom)?.code;
  const rememberCart = useRememberCart();
  return ({ product_id: productId, variant_types }, quantity) =>
    enqueueWrite(async () => {
      const path = `${WISHLIST}${wishlistItemPath(productId)}/move${currencyQuery(code)}` as const;
      const answer = await callApi<CartWire>(path, {
        method: "POST",
        body: { quantity, variant_types },
        keepalive: true,
      });
      if (!answer.ok) return answer;
      showWithoutItem(owner, productId);
      showCart(answer.value);
      rememberCart(cartCount(answer.value));
      return answer;
    });
}
