import { useRef, useState } from "react";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { isWishlistRefusal, type WishlistRefusal } from "@/lib/domain/wishlist/refusals";
import { forgetPressed, keepPressed } from "./pressed-hearts";
import { changeWishlist, useWishlist, useWishlistOwner, wishlistItemPath } from "./wishlist";

const wishlistItemOf = (list: WishlistWire | undefined, slug: string) =>
  list?.list.find(({ product }) => product?.slug === slug);

/**
 * Whether the product at `slug` is on the visitor's list, and how to change that. A change is shown at once and taken
 * back when it is refused; whoever changes their mind meanwhile is heard when the first change has been answered.
 */
export function useIsSaved(slug: string): {
  isSaved: boolean;
  refusal: WishlistRefusal | null;
  toggle: () => Promise<void>;
} {
  const owner = useWishlistOwner() ?? "";
  const list = useWishlist();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<WishlistRefusal | null>(null);
  const asked = useRef<boolean | null>(null);
  const isSaved = wanted ?? wishlistItemOf(list, slug) !== undefined;

  const want = (is: boolean | null) => {
    asked.current = is;
    setWanted(is);
    if (is !== null) keepPressed(slug, is);
  };

  const toggle = async () => {
    const isSending = asked.current !== null;
    want(!isSaved);
    if (isSending) return;
    setRefusal(null);
    let known = list;
    while (asked.current !== null && asked.current !== (wishlistItemOf(known, slug) !== undefined)) {
      const answer = await send(owner, slug, wishlistItemOf(known, slug)?.product_id);
      if (!answer.ok) {
        // Of what is cut off as the page is left nobody knows whether it has arrived.
        if (answer.code !== "network_failed") forgetPressed(slug);
        if (answer.code !== "item_unknown") setRefusal(isWishlistRefusal(answer.code) ? answer.code : "fault");
        break;
      }
      known = answer.value;
    }
    want(null);
  };

  return { isSaved, refusal, toggle };
}

/** Takes off what is on the list as `productId`, puts on what is not. */
function send(owner: string, slug: string, productId: string | undefined) {
  return productId === undefined
    ? changeWishlist(owner, "/items", { method: "POST", body: { slug } })
    : changeWishlist(owner, wishlistItemPath(productId), { method: "DELETE" });
}
