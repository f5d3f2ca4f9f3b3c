import { useAtomValue, useSetAtom } from "jotai";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { currencyQuery, showBag } from "@/lib/browser/cart/cache";
import { bagCount } from "@/lib/browser/cart/estimate";
import { knownBagAtom, visitorMark } from "@/lib/browser/cart/known-cart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { inTurn, showWithoutWish, WISH_LIST, wishPath } from "./wishlist";

type Moving = (productId: string, quantity: number) => Promise<ApiAnswer<CartWire>>;

/** Puts a wish of `owner` into the bag, and shows the list without it and the bag with it. Quantities in the unit. */
export function useMoveWish(owner: string): Moving {
  const code = useAtomValue(currencyAtom)?.code;
  const keepBag = useSetAtom(knownBagAtom);
  return (productId, quantity) =>
    inTurn(async () => {
      const path = `${WISH_LIST}${wishPath(productId)}/move${currencyQuery(code)}` as const;
      const answer = await callApi<CartWire>(path, { method: "POST", body: { quantity }, keepalive: true });
      if (!answer.ok) return answer;
      showWithoutWish(owner, productId);
      showBag(answer.value);
      keepBag({ count: bagCount(answer.value), visitor: visitorMark() });
      return answer;
    });
}
