"use client";
import { useEffect, useRef, useState } from "react";
import type { ShownCart } from "@/lib/browser/cart/cart";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import { changeCart } from "@/lib/browser/cart/sending";
import { CartItem } from "./item";
import { MovedToWishlist } from "./moved-item";
import { RemovedItem } from "./removed-item";

type CartItemsProps = {
  storeId: string;
  shown: ShownCart;
  /** The id of an item to show above all others, such as the one just added. */
  first?: string | null;
  /** Set if a form that changes an item was sent without script and refused: the reason, and the id of the item. */
  refused?: { code: string; itemId: string } | null;
};

/**
 * The items of the cart. If the shopper removes an item or moves it to the wishlist, a row takes its place, with a
 * button to restore the item or a link to the wishlist.
 */
export function CartItems({ storeId, shown, first = null, refused = null }: CartItemsProps) {
  const [removed, setRemoved] = useState<{ item: CartItemWire; index: number; isSaved: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { cart, refusals, writes } = shown;
  const items = cart?.items ?? [];
  const ordered = [...items].sort((one, other) => Number(other.item_id === first) - Number(one.item_id === first));

  // The pressed button has disappeared with its item. To keep keyboard users in place, the link or button in the row
  // that replaces the item takes the focus.
  useEffect(() => {
    if (removed) list.current?.querySelector<HTMLElement>("[data-after]")?.focus();
  }, [removed]);

  const removeItem = (kind: "remove" | "wish", item: CartItemWire, index: number) => {
    changeCart({ kind, itemId: item.item_id });
    setRemoved({ item, index, isSaved: kind === "wish" });
  };
  const isBeingChanged = ({ item_id, product_id }: CartItemWire) =>
    writes.some(({ write }) =>
      write.kind === "add" ? write.item.product_id === product_id : "itemId" in write && write.itemId === item_id,
    );
  const refusalOf = ({ item_id }: CartItemWire) => {
    const refusal = refusals.find(({ write }) => "itemId" in write && write.itemId === item_id);
    return refusal?.code ?? (refused?.itemId === item_id ? refused.code : null);
  };

  const rows = ordered.map((item, index) => (
    <li key={item.item_id} className="border-b border-line py-6">
      <CartItem
        storeId={storeId}
        item={item}
        notices={cart?.notices ?? []}
        refusal={refusalOf(item)}
        isOutdated={shown.isOutdated && (isBeingChanged(item) || writes.length === 0)}
        onChange={(quantity) => changeCart({ kind: "quantity", itemId: item.item_id, quantity })}
        onRemove={() => removeItem("remove", item, index)}
        onMoveToWishlist={() => removeItem("wish", item, index)}
      />
    </li>
  ));
  // The server has refused to remove the item, so it is back in the list and its replacement row is no longer needed.
  if (removed && !items.some(({ item_id }) => item_id === removed.item.item_id)) {
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="border-b border-line py-4">
        {removed.isSaved ? (
          <MovedToWishlist name={removed.item.name} />
        ) : (
          <RemovedItem item={removed.item} onRestored={() => setRemoved(null)} />
        )}
      </li>,
    );
  }
  return (
    <ul ref={list} className="border-t border-line">
      {rows}
    </ul>
  );
}
