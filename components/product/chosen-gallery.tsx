"use client";
import { useRef } from "react";
import { CardHeart } from "@/components/wishlist/card-heart";
import { saveTexts } from "@/components/wishlist/first-load-texts";
import { WISHLIST_FORM } from "@/components/wishlist/save-form";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { useChosenVariant } from "./chosen-variant";
import { ProductGallery } from "./gallery";

/** The gallery with the pictures of the chosen variant, and the button that saves the product to the wishlist. */
export function ChosenGallery({ storeId }: { storeId: string }) {
  const { offer, variant } = useChosenVariant();
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element} className="relative">
      <ProductGallery storeId={storeId} pictures={variantPictures(offer, variant)} name={offer.name} />
      <button
        type="submit"
        form={WISHLIST_FORM}
        name="slug"
        value={offer.slug}
        aria-label={saveTexts.heart(offer.name)}
        className="heart gallery-heart"
      />
      <CardHeart slug={offer.slug} card={element} />
    </div>
  );
}
