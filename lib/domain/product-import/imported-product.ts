import type { Unit } from "../product/unit";

export const PRODUCT_STATUSES = ["active", "draft", "archived"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** A filter value: `{ group: "Colour", value: "Indigo" }`. */
export type ImportedTag = { group: string; value: string };

/** `source` is the address the picture is fetched from, and by which it is known again. */
export type ImportedPicture = { source: string; alt: string };

/**
 * One thing that can be bought. Amounts in minor units, stock in hundredths. What the file has no column for is left
 * out, and then keeps the value it has in the shop.
 */
export type ImportedVariant = {
  /** One value per option name; none when the product comes in one form only. */
  options: readonly string[];
  /** Empty when the file names none; the shop then makes one. */
  sku?: string;
  barcode?: string;
  sellingPrice: number;
  discountedPrice: number;
  /** Null when the stock is not counted. */
  stock?: number | null;
  allowBackorder?: boolean;
  weightGrams?: number;
  taxRateId?: string;
  /** Source of the variant's own picture; empty when it has none. */
  picture?: string;
};

/** A product as a file describes it, before it has met the one in the shop. */
export type ImportedProduct = {
  slug: string;
  /** The slug it has in the shop when the file gives it a new one; null in all other cases. */
  renamedFrom: string | null;
  name: string;
  status?: ProductStatus;
  unit?: Unit;
  brand?: string;
  productType?: string;
  /** Names of categories; those that do not exist yet are made. */
  categories?: readonly string[];
  tags?: readonly ImportedTag[];
  description?: string;
  isGiftCard?: boolean;
  googleCategory?: string;
  pageTitle?: string;
  metaDescription?: string;
  pictures?: readonly ImportedPicture[];
  /** "Size", "Colour": at most three. */
  optionNames: readonly string[];
  /** One at least; exactly one when there are no options. */
  variants: readonly ImportedVariant[];
};

/** What one product may hold: far above any real one, and low enough for a page and a database row. */
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
  /** Minor units: ten thousand million of the major. */
  amount: 1_000_000_000_000,
  /** Hundredths. */
  stock: 100_000_000_000,
  weightGrams: 1_000_000_000,
} as const;

/** Tax code of goods that no tax is charged on. */
export const TAX_EXEMPT = "exempt";
