import "server-only";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { storedPicturesSchema, storedVideoSchema } from "@/lib/contracts/media/stored-picture";
import { storedPersonalFieldsSchema } from "@/lib/contracts/personalization/stored";
import { storedDisclosuresSchema } from "@/lib/contracts/product/stored-disclosures";
import {
  storedFaqsSchema,
  storedFilesSchema,
  storedFootnotesSchema,
  storedHighlightsSchema,
} from "@/lib/contracts/product/stored-product";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";
import { listCategoriesOf } from "@/lib/data/catalogue/categories";
import { listTags } from "@/lib/data/catalogue/filter-groups";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { Product, Variant } from "@/lib/domain/product/product";
import { type CardRules, stockState } from "@/lib/domain/product/stock";
import { toShownPrice } from "@/lib/domain/store/hidden-prices";
import type { StoreId } from "@/lib/domain/store/id";
import { type CardRow, cardColumns, parseCardRow, toProductCard, toUnit } from "./rows";

const productColumns = {
  ...cardColumns,
  pictures: products.pictures,
  productType: products.productType,
  hsnCode: products.hsnCode,
  weightGrams: products.weightGrams,
  description: products.description,
  footnotes: products.footnotes,
  faqs: products.faqs,
  highlights: products.highlights,
  files: products.files,
  sizeChartId: products.sizeChartId,
  addonIds: products.addonIds,
  personalFields: products.personalFields,
  video: products.video,
  filterKeys: products.filterKeys,
  googleCategory: products.googleCategory,
  taxRateId: products.taxRateId,
  barcode: products.barcode,
  isGiftCard: products.isGiftCard,
  allowsPreorder: products.allowPreorder,
  disclosures: products.disclosures,
  seo: products.seo,
  modifiedAt: products.modifiedAt,
};

/** The active product with the slug `slug`, which shoppers of the store `storeId` may see; null if there is none. */
export function findProductBySlug(
  storeId: StoreId,
  slug: string,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<Product | null> {
  const isShown = and(eq(products.slug, slug), eq(products.status, "active"));
  return findProduct(storeId, isShown, rules, database);
}

/** A product as shoppers would see it, whatever its status; for those who look after the store only. */
export function findProductToPreview(
  storeId: StoreId,
  id: string,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<Product | null> {
  return findProduct(storeId, eq(products.id, id), rules, database);
}

async function findProduct(
  storeId: StoreId,
  isWanted: SQL | undefined,
  rules: CardRules,
  database: Database,
): Promise<Product | null> {
  const [row] = await database
    .select(productColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), isWanted));
  if (!row) return null;
  const [variantRows, categoryRows, tags] = await Promise.all([
    listVariants(storeId, row, rules, database),
    listCategoriesOf(storeId, row.id, database),
    listTags(storeId, row.filterKeys, database),
  ]);
  return {
    ...toProductCard(parseCardRow(row), rules),
    productType: row.productType,
    hsnCode: row.hsnCode,
    weightGrams: row.weightGrams,
    description: row.description,
    footnotes: storedFootnotesSchema.parse(row.footnotes),
    faqs: storedFaqsSchema.parse(row.faqs),
    highlights: storedHighlightsSchema.parse(row.highlights),
    files: storedFilesSchema.parse(row.files),
    sizeChartId: row.sizeChartId,
    addonIds: row.addonIds,
    personalFields: storedPersonalFieldsSchema.parse(row.personalFields),
    video: storedVideoSchema.parse(row.video),
    variants: variantRows,
    tags,
    categories: categoryRows,
    googleCategory: row.googleCategory,
    taxRateId: row.taxRateId,
    barcode: row.barcode,
    isGiftCard: row.isGiftCard,
    allowsPreorder: row.allowsPreorder,
    disclosures: storedDisclosuresSchema.parse(row.disclosures),
    seo: storedSeoSchema.parse(row.seo),
    modifiedAt: row.modifiedAt,
  };
}

async function listVariants(
  storeId: StoreId,
  product: Pick<CardRow, "id" | "unit" | "minQuantity">,
  rules: CardRules,
  database: Database,
): Promise<Variant[]> {
  const rows = await database
    .select({
      id: variants.id,
      sku: variants.sku,
      options: variants.options,
      sellingPrice: variants.sellingPrice,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
      allowBackorder: variants.allowBackorder,
      weightGrams: variants.weightGrams,
      barcode: variants.barcode,
      pictures: variants.pictures,
    })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.productId, product.id)))
    .orderBy(asc(variants.rank), asc(variants.id));
  return rows.map(({ sellingPrice, discountedPrice, allowBackorder, stock, pictures, ...row }) => ({
    ...row,
    price: toShownPrice({ sellingPrice, discountedPrice }, rules),
    stock: {
      quantity: stock,
      state: stockState(stock, { ...product, unit: toUnit(product.unit) }, allowBackorder, rules),
    },
    pictures: storedPicturesSchema.parse(pictures),
  }));
}
