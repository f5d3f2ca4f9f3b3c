import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, hundredths, id, modifiedAt, money, storeId } from "./columns";

/**
 * The tables of the catalogue, which belongs to the store. Tables with data of people are in the other schema files
 * and are never part of an export of the store. Every primary key starts with the store. JSON columns hold values that
 * the owner edits as a whole; `lib/contracts` parses them on every read, because their content is not trusted.
 */
const textSearchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const products = pgTable(
  "products",
  {
    storeId: storeId(),
    id: id(),
    slug: text("slug").notNull(),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    brand: text("brand").notNull().default(""),
    productType: text("product_type").notNull().default(""),
    summary: text("summary").notNull().default(""),
    hsnCode: text("hsn_code").notNull().default(""),
    unit: text("unit").notNull().default("Pcs"),
    /** The sort order "latest" is by rank, highest first, then newest first. */
    rank: integer("rank").notNull().default(0),
    /** active, draft or archived; only active ones are shown. */
    status: text("status").notNull().default("active"),
    featured: boolean("featured").notNull().default(false),
    isGiftCard: boolean("is_gift_card").notNull().default(false),
    sellingPrice: money("selling_price").notNull(),
    discountedPrice: money("discounted_price").notNull(),
    /** Lowest and highest price of the variants; both equal `discountedPrice` if there are none. */
    minPrice: money("min_price").notNull(),
    maxPrice: money("max_price").notNull(),
    /** The sum of the variants' stock if there are variants; null if the store does not count the stock. */
    stock: hundredths("stock"),
    /** The product can still be bought when its stock is used up. */
    allowBackorder: boolean("allow_backorder").notNull().default(false),
    /** The product may be paid on delivery, if the store offers cash on delivery. */
    allowCod: boolean("allow_cod").notNull().default(true),
    /** When sold out, the product can be enquired about instead of bought. */
    allowPreorder: boolean("allow_preorder").notNull().default(false),
    weightGrams: integer("weight_grams").notNull().default(0),
    barcode: text("barcode").notNull().default(""),
    taxRateId: text("tax_rate_id").notNull().default(""),
    googleCategory: text("google_category").notNull().default(""),
    description: text("description").notNull().default(""),
    footnotes: jsonb("footnotes").notNull().default([]),
    faqs: jsonb("faqs").notNull().default([]),
    pictures: jsonb("pictures").notNull().default([]),
    video: jsonb("video"),
    variantTypes: jsonb("variant_types").notNull().default([]),
    sizeChartId: text("size_chart_id"),
    addonIds: text("addon_ids").array().notNull().default([]),
    badgeIds: text("badge_ids").array().notNull().default([]),
    /** Filter values as `group:value`, both slugs; their names are in `filter_groups`. */
    filterKeys: text("filter_keys").array().notNull().default([]),
    seo: jsonb("seo").notNull().default({}),
    /** Words besides the name that find the product in a search: tags, synonyms, SKUs of variants. */
    searchTerms: text("search_terms").notNull().default(""),
    searchDocument: textSearchVector("search_document").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name || ' ' || sku), 'A') || setweight(to_tsvector('english', brand || ' ' || product_type || ' ' || summary || ' ' || search_terms), 'B')`,
    ),
    /** Digest of the imported rows, so that a repeated import changes nothing; empty for products created by hand. */
    importDigest: text("import_digest").notNull().default(""),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("products_slug").on(table.storeId, table.slug),
    // Nulls first, because that is what `desc` means in SQL; with another null order the query could not use the
    // index.
    index("products_latest").on(
      table.storeId,
      table.status,
      table.rank.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index("products_newest").on(table.storeId, table.status, table.createdAt.desc().nullsFirst(), table.id),
    index("products_price").on(table.storeId, table.status, table.discountedPrice, table.id),
    index("products_sku").on(table.storeId, sql`lower(${table.sku})`),
    index("products_filters").using("gin", table.filterKeys),
    index("products_search").using("gin", table.searchDocument),
  ],
);

export const variants = pgTable(
  "variants",
  {
    storeId: storeId(),
    id: id(),
    productId: text("product_id").notNull(),
    rank: integer("rank").notNull().default(0),
    sku: text("sku").notNull(),
    /** One value per variant type, in the order of the product's variant types. */
    options: text("options").array().notNull(),
    sellingPrice: money("selling_price").notNull(),
    discountedPrice: money("discounted_price").notNull(),
    stock: hundredths("stock"),
    allowBackorder: boolean("allow_backorder").notNull().default(false),
    weightGrams: integer("weight_grams").notNull().default(0),
    barcode: text("barcode").notNull().default(""),
    taxRateId: text("tax_rate_id").notNull().default(""),
    pictures: jsonb("pictures").notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("variants_product").on(table.storeId, table.productId, table.rank),
    index("variants_sku").on(table.storeId, sql`lower(${table.sku})`),
    foreignKey({ columns: [table.storeId, table.productId], foreignColumns: [products.storeId, products.id] }).onDelete(
      "cascade",
    ),
  ],
);
