import type { Disclosures } from "../product/disclosures";
import type { Highlight, ProductFile } from "../product/highlight";
import { MAX_SKU_LENGTH } from "../product/limits";
import type { Unit } from "../product/unit";
import { MAX_NUMBER } from "../storable";

/** Only active products are shown. What is in the trash is deleted after a while. */
export const PRODUCT_STATUSES = ["active", "draft", "archived", "trashed"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** A tag as a value of a filter group: `{ group: "Colour", value: "Indigo" }`. */
export type ImportedTag = { group: string; value: string };

/** `source` is the URL from which the picture is downloaded; it also identifies the picture in later imports. */
export type ImportedPicture = { source: string; alt: string };

/**
 * A variant in the file, or the product itself if it has no options. Amounts in minor units of the base currency, stock
 * in hundredths. A field whose column is missing in the file is left out here, and the import keeps the shop's value.
 */
export type ImportedVariant = {
  /** One value per option name, in the same order; empty if the product has no options. */
  options: readonly string[];
  /** Empty if the cell is empty; the shop then makes an SKU. */
  sku?: string;
  barcode?: string;
  sellingPrice: number;
  discountedPrice: number;
  /** Null if the stock is not counted. */
  stock?: number | null;
  allowBackorder?: boolean;
  weightGrams?: number;
  taxRateId?: string;
  /** The `source` of the variant's own picture; empty if it has none. */
  picture?: string;
};

/** A product as described in the file, before it is merged with the product in the shop. */
export type ImportedProduct = {
  slug: string;
  /** The slug the product has in the shop, if the file gives it another slug; otherwise null. */
  renamedFrom: string | null;
  name: string;
  status?: ProductStatus;
  unit?: Unit;
  /** The product's own minimum quantity and step, in hundredths; 0 if the store's rules apply. */
  minQuantity?: number;
  stepQuantity?: number;
  brand?: string;
  productType?: string;
  /** Names of categories; missing ones are created. */
  categories?: readonly string[];
  tags?: readonly ImportedTag[];
  description?: string;
  isGiftCard?: boolean;
  hsnCode?: string;
  /** Only the facts for which the file has a column. */
  disclosures?: Partial<Disclosures>;
  highlights?: readonly Highlight[];
  files?: readonly ProductFile[];
  googleCategory?: string;
  pageTitle?: string;
  metaDescription?: string;
  pictures?: readonly ImportedPicture[];
  /** Names of the options, at most three: "Size", "Colour". */
  optionNames: readonly string[];
  /** At least one variant; exactly one if the product has no options. */
  variants: readonly ImportedVariant[];
};

/** Limits per product: far above any real product, and low enough for a page and a database row. */
export const LIMITS = {
  slug: 120,
  name: 500,
  /** For brands, option values, tags and other short texts, in characters. */
  text: 255,
  sku: MAX_SKU_LENGTH,
  /** For SEO texts, alt texts and URLs, in characters. */
  longText: 2_000,
  description: 200_000,
  tags: 250,
  files: 20,
  pictures: 250,
  variants: 2_000,
  /** In minor units of the base currency. */
  amount: MAX_NUMBER * 100,
  /** In hundredths of the unit. */
  stock: MAX_NUMBER * 100,
  weightGrams: MAX_NUMBER,
} as const;
