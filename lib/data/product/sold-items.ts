import "server-only";
import { and, asc, eq, notExists, type Placeholder, sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { storedPersonalFieldsSchema } from "@/lib/contracts/personalization/stored";
import { storedVariantTypesSchema } from "@/lib/contracts/product/stored-product";
import { categoryIdsOfProduct, hsnCodeOfCategories } from "@/lib/data/catalogue/category-tree";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { cartItems } from "@/lib/database/schema/cart";
import { products, variants } from "@/lib/database/schema/product";
import type { CartItem, SoldItem } from "@/lib/domain/cart/cart";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

/** The ids of the product's categories, and of those above them: an offer on a category covers all below it. */
const categoryIds = categoryIdsOfProduct.as("category_ids");

/** The product's HSN code or, if it has none, that of its categories. */
const hsnCode = sql<string>`coalesce(nullif(${products.hsnCode}, ''), ${hsnCodeOfCategories})`.as("hsn_code");

/**
 * The columns of the item that is sold with the chosen options. A value comes from the variant if it has one, otherwise
 * from the product.
 */
const soldColumns = {
  /**
   * The status is read so that the caller can check it. As a condition of the query, it could make the planner choose a
   * worse index.
   */
  status: products.status,
  isGiftCard: products.isGiftCard,
  slug: products.slug,
  soldName: products.name,
  unit: products.unit,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  hasVariants: sql<boolean>`${products.variantTypes} <> '[]'::jsonb`.as("has_variants"),
  variantId: variants.id,
  sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`.as("sku"),
  sellingPrice: sql<number>`coalesce(${variants.sellingPrice}, ${products.sellingPrice})`.as("selling_price"),
  discountedPrice: sql<number>`coalesce(${variants.discountedPrice}, ${products.discountedPrice})`.as(
    "discounted_price",
  ),
  stock: sql<number | null>`case when ${variants.id} is null then ${products.stock} else ${variants.stock} end`.as(
    "stock",
  ),
  allowsBackorder: sql<boolean>`coalesce(${variants.allowBackorder}, ${products.allowBackorder})`.as(
    "allows_backorder",
  ),
  allowsCashOnDelivery: products.allowCod,
  weightGrams: sql<number>`coalesce(nullif(${variants.weightGrams}, 0), ${products.weightGrams})`.as("weight_grams"),
  taxRateId: sql<string>`coalesce(nullif(${variants.taxRateId}, ''), ${products.taxRateId})`.as("tax_rate_id"),
  hsnCode,
  categoryIds,
  addonIds: products.addonIds,
  needsAddon: products.addonMust,
  askedFields: sql<unknown>`${products.personalFields}`.as("asked_fields"),
  productPictures: sql<unknown>`${products.pictures}`.as("product_pictures"),
  ownPictures: sql<unknown>`${variants.pictures}`.as("own_pictures"),
  ownOptions: sql<string[] | null>`${variants.options}`.as("own_options"),
};

export type SoldRow = Omit<SoldItem, "unit" | "image" | "name" | "personalFields"> & {
  askedFields: unknown;
  soldName: string;
  status: string;
  isGiftCard: boolean;
  unit: string;
  hasVariants: boolean;
  productPictures: unknown;
  ownPictures: unknown;
  ownOptions: string[] | null;
};

/**
 * Null if the product is not active, if it is a gift card, which no piece of goods is, or if no variant has the chosen combination of options, because such an item is
 * not for sale. See docs/domain.md#variants.
 */
export function toSoldItem(row: SoldRow): SoldItem | null {
  const { soldName, status, isGiftCard, unit, hasVariants, askedFields, ...others } = row;
  const { productPictures, ownPictures, ownOptions, ...plain } = others;
  if (status !== "active" || isGiftCard || (hasVariants && plain.variantId === null)) return null;
  const [picture] = variantPictures(
    { pictures: storedPicturesSchema.parse(productPictures) },
    ownOptions && { options: ownOptions, pictures: storedPicturesSchema.parse(ownPictures) },
  );
  const personalFields = storedPersonalFieldsSchema.parse(askedFields);
  return { ...plain, name: soldName, unit: toUnit(unit), image: picture?.src ?? "", personalFields };
}

const isProduct = (storeId: StoreId | Placeholder, productId: typeof cartItems.productId | string) =>
  and(eq(products.storeId, storeId), eq(products.id, productId));

const isVariant = (options: typeof cartItems.options | string[]) =>
  and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id), eq(variants.options, options));

/**
 * The product's name, unit, the names of its variant types and what can be written on it; null if the product is not
 * active.
 */
export async function findProductChoices(storeId: StoreId, productId: string, database: Database = getDatabase()) {
  const [row] = await database
    .select({
      name: products.name,
      unit: products.unit,
      variantTypes: products.variantTypes,
      personalFields: products.personalFields,
    })
    .from(products)
    .where(and(isProduct(storeId, productId), eq(products.status, "active")));
  if (!row) return null;
  const { name, unit, variantTypes, personalFields } = row;
  return {
    name,
    unit: toUnit(unit),
    optionNames: storedVariantTypesSchema.parse(variantTypes).map((type) => type.name),
    personalFields: storedPersonalFieldsSchema.parse(personalFields),
  };
}

/**
 * The query for what is sold when a product is chosen with these options: the product with the matching variant, if
 * any.
 */
export function selectSold(
  storeId: StoreId | Placeholder,
  productId: typeof cartItems.productId | string,
  options: typeof cartItems.options | string[],
  database: Database,
) {
  return database
    .select(soldColumns)
    .from(products)
    .leftJoin(variants, isVariant(options))
    .where(isProduct(storeId, productId))
    .orderBy(asc(variants.rank), asc(variants.id))
    .limit(1);
}

export async function findSoldItem(
  storeId: StoreId,
  { productId, options }: Pick<CartItem, "productId" | "options">,
  database: Database = getDatabase(),
): Promise<SoldItem | null> {
  const [row] = await selectSold(storeId, productId, [...options], database);
  return row ? toSoldItem(row) : null;
}

/** Of which product an SKU is, and its options; null if there is none, or several. */
export async function findChoiceBySku(
  storeId: StoreId,
  sku: string,
  database: Database = getDatabase(),
): Promise<{ productId: string; options: readonly string[] } | null> {
  const ofVariants = await database
    .select({ productId: variants.productId, options: variants.options })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)))
    .limit(2);
  // A product with variants is not sold itself.
  const withVariants = database
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id)));
  const ofProducts = await database
    .select({ productId: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.sku, sku), notExists(withVariants)))
    .limit(2);
  const found = [...ofVariants, ...ofProducts.map((product) => ({ ...product, options: [] }))];
  return found.length === 1 ? (found[0] ?? null) : null;
}
