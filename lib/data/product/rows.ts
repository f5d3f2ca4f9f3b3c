import "server-only";
import { sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { storedVariantTypesSchema } from "@/lib/contracts/product/stored-product";
import { products, variants } from "@/lib/database/schema/product";
import type { ProductCard } from "@/lib/domain/product/product";
import { type CardRules, stockState } from "@/lib/domain/product/stock";
import { UNITS, type Unit } from "@/lib/domain/product/unit";
import { toShownPrice } from "@/lib/domain/store/hidden-prices";

/** Represents uncounted stock in comparisons; larger than any counted stock. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * The largest stock among the product's variants; null if there are no variants. The sum would be wrong, because a
 * product is sold out if every one of its variants has less than the minimum quantity. The SQL names the table before
 * each column, because both tables have these columns; Drizzle would leave the name out in a select from one table.
 */
const bestVariantStock = sql<number | null>`(
  select max(case when form.stock is null or form.allow_backorder then ${UNLIMITED}::bigint else form.stock end)
  from ${variants} as form where form.store_id = ${products}.store_id and form.product_id = ${products}.id)`;

/** The columns needed for a product list. Only two pictures are read, because a card shows no more. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  brand: products.brand,
  summary: products.summary,
  sku: products.sku,
  unit: products.unit,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  sellingPrice: products.sellingPrice,
  discountedPrice: products.discountedPrice,
  minPrice: products.minPrice,
  maxPrice: products.maxPrice,
  hasVariants: sql<boolean>`${products.variantTypes} <> '[]'::jsonb`,
  variantTypes: products.variantTypes,
  stock: products.stock,
  bestVariantStock,
  allowBackorder: products.allowBackorder,
  needsAddon: products.addonMust,
  needsText: sql<boolean>`jsonb_path_exists(${products.personalFields}, '$[*] ? (@.required == true)')`,
  pictures: sql<unknown>`jsonb_path_query_array(${products.pictures}, '$[0 to 1]')`,
  badgeIds: products.badgeIds,
  createdAt: products.createdAt,
};

export type CardRow = {
  id: string;
  slug: string;
  name: string;
  brand: string;
  summary: string;
  sku: string;
  unit: string;
  minQuantity: number;
  stepQuantity: number;
  sellingPrice: number;
  discountedPrice: number;
  minPrice: number;
  maxPrice: number;
  hasVariants: boolean;
  variantTypes: unknown;
  stock: number | null;
  bestVariantStock: number | null;
  allowBackorder: boolean;
  needsAddon: boolean;
  needsText: boolean;
  pictures: unknown;
  badgeIds: string[];
  createdAt: Date;
};

/** The row with its stored lists parsed. */
export type ParsedCardRow = Omit<CardRow, "variantTypes" | "pictures"> & Pick<ProductCard, "variantTypes" | "pictures">;

/** Parses what a row stores as JSON. Lists keep parsed rows: parsing 24 takes as long as reading them. */
export function parseCardRow(row: CardRow): ParsedCardRow {
  return {
    ...row,
    variantTypes: row.hasVariants ? storedVariantTypesSchema.parse(row.variantTypes) : [],
    pictures: storedPicturesSchema.parse(row.pictures),
  };
}

export function toProductCard(row: ParsedCardRow, rules: CardRules): ProductCard {
  const { sellingPrice, discountedPrice, minPrice, maxPrice, allowBackorder, stock, bestVariantStock, ...plain } = row;
  const unit = toUnit(row.unit);
  const mayOrderMore = bestVariantStock === null && allowBackorder;
  return {
    ...plain,
    price: toShownPrice({ sellingPrice, discountedPrice }, rules),
    unit,
    priceVaries: !rules.hidesPrices && minPrice < maxPrice,
    stock: { quantity: stock, state: stockState(bestVariantStock ?? stock, { ...plain, unit }, mayOrderMore, rules) },
  };
}

export function toUnit(text: string): Unit {
  return UNITS.find((unit) => unit === text) ?? "Pcs";
}
