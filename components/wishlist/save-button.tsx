"use client";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useIsSaved } from "@/lib/browser/wishlist/is-saved";
import { saveTexts } from "./first-load-texts";
import { WishlistForm } from "./form";
import { saveRefusalText } from "./save-refusal-text";

/** A button on a shared wishlist that saves a product to the visitor's own wishlist, or removes it from there. */
export function SaveToWishlist({ productId, slug, name }: { productId: string; slug: string; name: string }) {
  const { isSaved, refusal, toggle } = useIsSaved(slug);
  return (
    <WishlistForm path="/items" fields={{ product_id: productId }} onSend={toggle} className="mt-3">
      <button type="submit" aria-pressed={isSaved} className={buttonClass("quiet", "w-full px-3")}>
        <Icon name="heart" className={`size-4 shrink-0 ${isSaved ? "fill-current text-accent" : ""}`} />
        {saveTexts.button}
        <span className="sr-only">{saveTexts.ofProduct(name)}</span>
      </button>
      {refusal && (
        <p role="alert" className="mt-2 text-xs leading-snug text-sale">
          {saveRefusalText(refusal)}
        </p>
      )}
    </WishlistForm>
  );
}
