import { useAtomValue, useSetAtom } from "jotai";
import type { CartWire } from "@/lib/contracts/cart-calls";
import { currencyQuery, showBag } from "./bag-cache";
import { bagCount } from "./bag-guess";
import { type ApiAnswer, callApi } from "./call-api";
import { currencyAtom } from "./currency";
import { knownBagAtom, visitorMark } from "./known-bag";
import { inTurn, showWithoutWish, WISH_LIST, wishPath } from "./wish-list";

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
