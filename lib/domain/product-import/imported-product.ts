import type { Unit } from "../product/unit";

export const PRODUCT_STATUSES = ["active", "draft", "archived"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** A filter value that a tag assigns: `{ group: "Colour", value: "Indigo" }`. */
export type ImportedTag = { group: string; value: string };

/** `source` is the address the picture is fetched from; it also identifies the picture in later imports. */
export type ImportedPicture = { source: string; alt: string };

/**
 * A variant in the file, or the only version of a product without options. Amounts in minor units, stock in
 * hundredths. Fields whose column is missing in the file are left out and keep their value in the shop.
 */
export type ImportedVariant = {
  /** One value per option name; empty if the product has no options. */
  options: readonly string[];
  /** Empty if the file gives no SKU; the shop then makes one. */
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
  /** The product's current slug in the shop if the file gives it a new one; otherwise null. */
  renamedFrom: string | null;
  name: string;
  status?: ProductStatus;
  unit?: Unit;
  brand?: string;
  productType?: string;
  /** Names of categories; missing ones are created. */
  categories?: readonly string[];
  tags?: readonly ImportedTag[];
  description?: string;
  isGiftCard?: boolean;
  googleCategory?: string;
  pageTitle?: string;
  metaDescription?: string;
  pictures?: readonly ImportedPicture[];
  /** At most three, such as "Size" and "Colour". */
  optionNames: readonly string[];
  /** At least one; exactly one if the product has no options. */
  variants: readonly ImportedVariant[];
};

/** Limits per product: far above any real product, and low enough for a page and a database row. */
export const LIMITS = {
  slug: 120,
  name: 500,
  /** Brands, option values, SKUs, tags and other short texts. */
  text: 255,
  /** SEO texts, alt texts, addresses. */
  longText: 2_000,
  description: 200_000,
  tags: 250,
  pictures: 250,
  variants: 2_000,
  /** In minor units: ten thousand million major units. */
  amount: 1_000_000_000_000,
  /** In hundredths of the unit. */
  stock: 100_000_000_000,
  weightGrams: 1_000_000_000,
} as const;

/** Tax code of goods that are not taxed. */
export const TAX_EXEMPT = "exempt";
