"use client";
import type { ReactNode } from "react";
import { ITEM_FIELD } from "@/lib/domain/cart/page";

type ItemFormProps = {
  itemId: string;
  /** The new quantity; null removes the item from the cart. */
  quantity: number | null;
  onDone: () => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A button that changes the quantity of a cart item or removes the item. It is a form, so that it also works without
 * script.
 */
export function ItemForm({ itemId, quantity, onDone, isDisabled, className, children }: ItemFormProps) {
  return (
    <form
      action={`/api/cart/items/${itemId}`}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <input type="hidden" name="_method" value={quantity === null ? "DELETE" : "PATCH"} />
      <input type="hidden" name={ITEM_FIELD} value={itemId} />
      {quantity !== null && <input type="hidden" name="quantity" value={quantity} />}
      <button type="submit" disabled={isDisabled} className={className}>
        {children}
      </button>
    </form>
  );
}
