import { useRef, useState } from "react";
import type { WishListWire } from "@/lib/contracts/wishlist/calls";
import { isWishRefusal, type WishRefusal } from "@/lib/domain/wishlist/refusals";
import { forgetPressed, keepPressed } from "./pressed-hearts";
import { changeWishList, useWishList, useWishOwner, wishPath } from "./wishlist";

const wishOf = (list: WishListWire | undefined, slug: string) =>
  list?.list.find(({ product }) => product?.slug === slug);

/**
 * Whether the product at `slug` is on the visitor's list, and how to change that. A change is shown at once and taken
 * back when it is refused; whoever changes their mind meanwhile is heard when the first change has been answered.
 */
export function useWished(slug: string): {
  isWished: boolean;
  refusal: WishRefusal | null;
  toggle: () => Promise<void>;
} {
  const owner = useWishOwner() ?? "";
  const list = useWishList();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<WishRefusal | null>(null);
  const asked = useRef<boolean | null>(null);
  const isWished = wanted ?? wishOf(list, slug) !== undefined;

  const want = (is: boolean | null) => {
    asked.current = is;
    setWanted(is);
    if (is !== null) keepPressed(slug, is);
  };

  const toggle = async () => {
    const isSending = asked.current !== null;
    want(!isWished);
    if (isSending) return;
    setRefusal(null);
    let known = list;
    while (asked.current !== null && asked.current !== (wishOf(known, slug) !== undefined)) {
      const answer = await send(owner, slug, wishOf(known, slug)?.product_id);
      if (!answer.ok) {
        // Of what is cut off as the page is left nobody knows whether it has arrived.
        if (answer.code !== "network_failed") forgetPressed(slug);
        if (answer.code !== "item_unknown") setRefusal(isWishRefusal(answer.code) ? answer.code : "fault");
        break;
      }
      known = answer.value;
    }
    want(null);
  };

  return { isWished, refusal, toggle };
}

/** Takes off what is on the list as `productId`, puts on what is not. */
function send(owner: string, slug: string, productId: string | undefined) {
  return productId === undefined
    ? changeWishList(owner, "/items", { method: "POST", body: { slug } })
    : changeWishList(owner, wishPath(productId), { method: "DELETE" });
}
