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
 * The tables of the catalogue. They contain only data of the store, which an export of the store includes; tables with
 * personal data are in the other schema files and are never exported. Every primary key starts with the id of the
 * store. JSON columns hold values that the owner edits as a whole; their content is not trusted, so `lib/contracts`
 * parses them on every read.
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
    /** The smallest quantity that can be ordered and the step by which it increases; 0 for the store's own. */
    minQuantity: hundredths("min_quantity").notNull().default(0),
    stepQuantity: hundredths("step_quantity").notNull().default(0),
    /** The sort order "latest" sorts by rank, highest first, and then by date, newest first. */
    rank: integer("rank").notNull().default(0),
    /** active, draft, archived or trashed; only active ones are shown. */
    status: text("status").notNull().default("active"),
    featured: boolean("featured").notNull().default(false),
    isGiftCard: boolean("is_gift_card").notNull().default(false),
    sellingPrice: money("selling_price").notNull(),
    discountedPrice: money("discounted_price").notNull(),
    /** Lowest and highest price of the variants. Without variants, both are equal to `discountedPrice`. */
    minPrice: money("min_price").notNull(),
    maxPrice: money("max_price").notNull(),
    /** If there are variants, the sum of their stock. Null if the store does not count the product's stock. */
    stock: hundredths("stock"),
    /** True if the product can be bought although its stock is used up. */
    allowBackorder: boolean("allow_backorder").notNull().default(false),
    /** True if the product may be paid on delivery, provided that the store offers that. */
    allowCod: boolean("allow_cod").notNull().default(true),
    /** True if shoppers can enquire about the product while it is sold out. */
    allowPreorder: boolean("allow_preorder").notNull().default(false),
    /** 0 if the owner gave none; the store's default weight then counts. The same goes for variants. */
    weightGrams: integer("weight_grams").notNull().default(0),
    barcode: text("barcode").notNull().default(""),
    taxRateId: text("tax_rate_id").notNull().default(""),
    googleCategory: text("google_category").notNull().default(""),
    description: text("description").notNull().default(""),
    footnotes: jsonb("footnotes").notNull().default([]),
    faqs: jsonb("faqs").notNull().default([]),
    /** `[{ icon, text }]`: what is special about the product, in a few words each. */
    highlights: jsonb("highlights").notNull().default([]),
    /** `[{ name, src }]`: files to download, such as a care sheet; `src` is a path below the store's uploads. */
    files: jsonb("files").notNull().default([]),
    pictures: jsonb("pictures").notNull().default([]),
    video: jsonb("video"),
    variantTypes: jsonb("variant_types").notNull().default([]),
    sizeChartId: text("size_chart_id"),
    addonIds: text("addon_ids").array().notNull().default([]),
    /** True if the product is sold only together with one of its addons, as long as it has any to offer. */
    addonMust: boolean("addon_must").notNull().default(false),
    /** What shoppers write on the product: initials, the text of a tag. See docs/domain.md#personalization. */
    personalFields: jsonb("personal_fields").notNull().default([]),
    badgeIds: text("badge_ids").array().notNull().default([]),
    /**
     * The product's filter options as `group:value`, where both parts are slugs; their names are in `filter_groups`.
     */
    filterKeys: text("filter_keys").array().notNull().default([]),
    seo: jsonb("seo").notNull().default({}),
    /** What the law asks a shop to say about packed goods: the country of origin, the maker and so on. */
    disclosures: jsonb("disclosures").notNull().default({}),
    /** Words by which a search finds the product in addition to its name: tags, synonyms, SKUs of variants. */
    searchTerms: text("search_terms").notNull().default(""),
    searchDocument: textSearchVector("search_document").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name || ' ' || sku), 'A') || setweight(to_tsvector('english', brand || ' ' || product_type || ' ' || summary || ' ' || search_terms), 'B')`,
    ),
    /**
     * Digest of the rows of the import file that describe the product. If it is the same at the next import, nothing is
     * written. Empty for products created by hand.
     */
    importDigest: text("import_digest").notNull().default(""),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("products_slug").on(table.storeId, table.slug),
    // `desc` in a query sorts nulls first; an index with nulls last could not be used for it.
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
    index("products_name").on(table.storeId, table.name, table.id),
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
    /** The variant's option for each variant type, in the order of the product's variant types. */
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
