"use client";
import { PostForm } from "@/components/form/post-form";
import { ITEM_FIELD } from "@/lib/domain/cart/page";
import { itemTexts } from "./texts";

type MoveToWishlistFormProps = {
  itemId: string;
  name: string;
  onMove: () => void;
  isDisabled: boolean;
  className: string;
};

/** A button that moves a cart item to the wishlist. It is a form, so that it also works without script. */
export function MoveToWishlistForm({ itemId, name, onMove, isDisabled, className }: MoveToWishlistFormProps) {
  return (
    <PostForm
      action={`/api/cart/items/${itemId}/move`}
      hidden={{ [ITEM_FIELD]: itemId }}
      onSubmit={(event) => {
        event.preventDefault();
        onMove();
      }}
    >
      <button type="submit" disabled={isDisabled} className={className}>
        {itemTexts.moveToWishlist}
        <span className="sr-only">: {name}</span>
      </button>
    </PostForm>
  );
}
