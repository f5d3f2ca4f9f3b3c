import { useAtomValue, useSetAtom } from "jotai";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { currencyQuery, showCart } from "@/lib/browser/cart/cache";
import { cartCount } from "@/lib/browser/cart/estimate";
import { knownCartAtom, visitorMark } from "@/lib/browser/cart/known-cart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { inTurn, showWithoutItem, WISHLIST, wishlistItemPath } from "./wishlist";

type Moving = (productId: string, quantity: number) => Promise<ApiAnswer<CartWire>>;

/** Puts a wish of `owner` into the bag, and shows the list without it and the bag with it. Quantities in the unit. */
export function useMoveToCart(owner: string): Moving {
  const code = useAtomValue(currencyAtom)?.code;
  const keepCart = useSetAtom(knownCartAtom);
  return (productId, quantity) =>
    inTurn(async () => {
      const path = `${WISHLIST}${wishlistItemPath(productId)}/move${currencyQuery(code)}` as const;
      const answer = await callApi<CartWire>(path, { method: "POST", body: { quantity }, keepalive: true });
      if (!answer.ok) return answer;
      showWithoutItem(owner, productId);
      showCart(answer.value);
      keepCart({ count: cartCount(answer.value), visitor: visitorMark() });
      return answer;
    });
}
