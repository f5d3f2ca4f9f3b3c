import { useRef, useState } from "react";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { removePressedHeart, savePressedHeart } from "./pressed-hearts";
import { changeWishlist, useWishlist, useWishlistOwner, wishlistItemPath } from "./wishlist";

const wishlistItemOf = (list: WishlistWire | undefined, slug: string) =>
  list?.list.find(({ product }) => product?.slug === slug);

/**
 * Whether the product with this slug is on the visitor's wishlist, and a function to toggle that. A change is shown
 * immediately and undone if it is refused. If the visitor toggles again while a change is being sent, the next change
 * is sent after the response.
 */
export function useIsSaved(slug: string): {
  isSaved: boolean;
  refusal: string | null;
  toggle: () => Promise<void>;
} {
  const owner = useWishlistOwner() ?? "";
  const list = useWishlist();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
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
        // After `network_failed`, the request may still have reached the server, for instance if the visitor left the
        // page before the response. The pressed heart then stays saved for the next page.
        if (answer.code !== "network_failed") removePressedHeart(slug);
        if (answer.code !== "item_unknown") setRefusal(answer.code);
        break;
      }
      known = answer.value;
    }
    setTarget(null);
  };

  return { isSaved, refusal, toggle };
}

/**
 * Sends the change that toggles the product: removes it if `productId`, its id on the list, is given; otherwise adds
 * it.
 */
function send(owner: string, slug: string, productId: string | undefined) {
  return productId === undefined
    ? changeWishlist(owner, "/items", { method: "POST", body: { slug } })
    : changeWishlist(owner, wishlistItemPath(productId), { method: "DELETE" });
}
