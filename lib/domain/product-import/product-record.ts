import type { Picture } from "../media/picture";
import type { Disclosures } from "../product/disclosures";
import type { Highlight, ProductFile } from "../product/highlight";
import type { VariantType } from "../product/product";
import type { Unit } from "../product/unit";
import type { ProductStatus } from "./imported-product";

/** A picture in the shop. `source` is the URL from which it was imported; undefined if the owner added it by hand. */
export type PictureRecord = Picture & { source?: string };

export type VariantRecord = {
  id: string;
  options: readonly string[];
  sku: string;
  barcode: string;
  sellingPrice: number;
  discountedPrice: number;
  stock: number | null;
  allowBackorder: boolean;
  weightGrams: number;
  taxRateId: string;
  pictures: readonly PictureRecord[];
};

/** The fields of a product that an import reads and writes; all other fields are unaffected. */
export type ProductRecord = Omit<VariantRecord, "options"> & {
  slug: string;
  name: string;
  brand: string;
  productType: string;
  unit: Unit;
  minQuantity: number;
  stepQuantity: number;
  status: ProductStatus;
  isGiftCard: boolean;
  hsnCode: string;
  disclosures: Disclosures;
  highlights: readonly Highlight[];
  files: readonly ProductFile[];
  minPrice: number;
  maxPrice: number;
  googleCategory: string;
  description: string;
  variantTypes: readonly VariantType[];
  filterKeys: readonly string[];
  searchTerms: string;
  importDigest: string;
  variants: readonly VariantRecord[];
};

/**
 * True if the product, or one of its variants, has no weight. The cart counts it with the store's default weight. A
 * variant without a weight takes that of the product.
 */
export function lacksWeight({
  weightGrams,
  variants,
}: {
  weightGrams: number;
  variants: readonly { weightGrams: number }[];
}): boolean {
  return weightGrams === 0 && (variants.length === 0 || variants.some((variant) => variant.weightGrams === 0));
}
