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
  /** The item that stands on top. */
  first?: string | null;
  /** Why a plain form that the page was led back from was not done, and what it was about. */
  refused?: { code: string; itemId: string } | null;
};

/** What is in the bag. What is taken out leaves a line in its place, by which it comes back or is found. */
export function CartItems({ storeId, shown, first = null, refused = null }: CartItemsProps) {
  const [removed, setRemoved] = useState<{ item: CartItemWire; index: number; isSaved: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { cart, refusals, writes } = shown;
  const items = cart?.items ?? [];
  const ordered = [...items].sort((one, other) => Number(other.item_id === first) - Number(one.item_id === first));

  // The pressed button is gone with its item: the way on takes the focus.
  useEffect(() => {
    if (removed) list.current?.querySelector<HTMLElement>("[data-after]")?.focus();
  }, [removed]);

  const takeOut = (kind: "remove" | "wish", item: CartItemWire, index: number) => {
    changeCart({ kind, itemId: item.item_id });
    setRemoved({ item, index, isSaved: kind === "wish" });
  };
  const isBeingChanged = ({ item_id, product_id }: CartItemWire) =>
    writes.some(({ write }) =>
      write.kind === "add" ? write.item.product_id === product_id : "itemId" in write && write.itemId === item_id,
    );
  const refusalOf = ({ item_id }: CartItemWire) => {
    const told = refusals.find(({ write }) => "itemId" in write && write.itemId === item_id);
    return told?.code ?? (refused?.itemId === item_id ? refused.code : null);
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
        onRemove={() => takeOut("remove", item, index)}
        onMove={() => takeOut("wish", item, index)}
      />
    </li>
  ));
  // Refused, it is back.
  if (removed && !items.some(({ item_id }) => item_id === removed.item.item_id)) {
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="border-b border-line py-4">
        {removed.isSaved ? (
          <MovedToWishlist name={removed.item.name} />
        ) : (
          <RemovedItem item={removed.item} onBack={() => setRemoved(null)} />
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
