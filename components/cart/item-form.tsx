"use client";
import type { ReactNode } from "react";
import { PostForm } from "@/components/form/post-form";
import { ITEM_FIELD } from "@/lib/domain/cart/page";

type ItemFormProps = {
  itemId: string;
  /** The new quantity; null removes the item from the cart. */
  quantity: number | null;
  onDone: () => void;
  isDisabled?: boolean;
  className?: string;
  /** Names the button where its content is only an icon. */
  label?: string;
  children: ReactNode;
};

/**
 * A button that changes the quantity of a cart item or removes the item. It is a form, so that it also works without
 * script.
 */
export function ItemForm({ itemId, quantity, onDone, isDisabled, className, label, children }: ItemFormProps) {
  return (
    <PostForm
      action={`/api/cart/items/${itemId}`}
      method={quantity === null ? "DELETE" : "PATCH"}
      hidden={{ [ITEM_FIELD]: itemId, ...(quantity !== null && { quantity: String(quantity) }) }}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <button type="submit" disabled={isDisabled} className={className} aria-label={label}>
        {children}
      </button>
    </PostForm>
  );
}
