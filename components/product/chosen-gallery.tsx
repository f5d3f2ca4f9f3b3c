"use client";
import { PostForm } from "@/components/form/post-form";
import { CardHeart } from "@/components/wishlist/card-heart";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { useChosenVariant } from "./chosen-variant";
import { ProductGallery } from "./gallery";
import { galleryTexts } from "./texts";

/** The gallery with the pictures of the chosen variant, and the button that saves the product to the wishlist. */
export function ChosenGallery({ storeId }: { storeId: string }) {
  const { offer, variant } = useChosenVariant();
  return (
    <div className="relative">
      <ProductGallery storeId={storeId} pictures={variantPictures(offer, variant)} name={offer.name} />
      <CardHeart slug={offer.slug} name={offer.name} className="end-0 top-2 lg:end-2" />
      <noscript>
        <PostForm action="/api/wishlist/items">
          <button type="submit" name="product_id" value={offer.productId} className="link-underline py-3">
            {galleryTexts.saveToWishlist}
          </button>
        </PostForm>
      </noscript>
    </div>
  );
}
