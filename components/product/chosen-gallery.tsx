"use client";
import { picturesOf } from "@/lib/domain/variant-choice";
import { useChosenVariant } from "./chosen-variant";
import { ProductGallery } from "./product-gallery";

/** The pictures of the variant that is chosen. */
export function ChosenGallery({ storeId }: { storeId: string }) {
  const { offer, variant } = useChosenVariant();
  return <ProductGallery storeId={storeId} pictures={picturesOf(offer.pictures, variant)} name={offer.name} />;
}
