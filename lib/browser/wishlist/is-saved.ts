import { useRef, useState } from "react";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { isWishlistRefusal, type WishlistRefusal } from "@/lib/domain/wishlist/refusals";
import { removePressedHeart, savePressedHeart } from "./pressed-hearts";
import { changeWishlist, useWishlist, useWishlistOwner, wishlistItemPath } from "./wishlist";

const wishlistItemOf = (list: WishlistWire | undefined, slug: string) =>
  list?.list.find(({ product }) => product?.slug === slug);

/**
 * Whether the product at `slug` is on the visitor's wishlist, and a function that toggles that. A change is shown
 * immediately and undone if it is refused. Pressing again while a change is being sent takes effect after the response.
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
  const target = useRef<boolean | null>(null);
  const isSaved = wanted ?? wishlistItemOf(list, slug) !== undefined;

  const setTarget = (isWanted: boolean | null) => {
    target.current = isWanted;
    setWanted(isWanted);
    if (isWanted !== null) savePressedHeart(slug, isWanted);
  };

  const toggle = async () => {
    const isSending = target.current !== null;
    setTarget(!isSaved);
    if (isSending) return;
    setRefusal(null);
    let known = list;
    while (target.current !== null && target.current !== (wishlistItemOf(known, slug) !== undefined)) {
      const answer = await send(owner, slug, wishlistItemOf(known, slug)?.product_id);
      if (!answer.ok) {
        // If leaving the page cut the request off, it may still have reached the server.
        if (answer.code !== "network_failed") removePressedHeart(slug);
        if (answer.code !== "item_unknown") setRefusal(isWishlistRefusal(answer.code) ? answer.code : "fault");
        break;
      }
      known = answer.value;
    }
    setTarget(null);
  };

  return { isSaved, refusal, toggle };
}

/** Removes the product if it is on the list, where it has the id `productId`; adds it otherwise. */
function send(owner: string, slug: string, productId: string | undefined) {
  return productId === undefined
    ? changeWishlist(owner, "/items", { method: "POST", body: { slug } })
    : changeWishlist(owner, wishlistItemPath(productId), { method: "DELETE" });
}
