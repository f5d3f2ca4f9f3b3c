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
import { createdAt, hundredths, id, modifiedAt, money, storeId, time } from "./columns";

/**
 * The tables of what belongs to the store; those of people are in the other schema files, and
 * never leave with an export of the store. Every primary key starts with the store. JSON columns hold what the owner edits as one piece: they are parsed by `lib/contracts` when read, never trusted.
 */
const textSearchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const stores = pgTable("stores", {
  storeId: text("store_id").primaryKey(),
  name: text("name").notNull(),
  status: text("status").notNull().default("active"),
  /** Further host names that lead to this store, beside those of STORE_HOSTS. */
  domains: text("domains").array().notNull().default([]),
  /** `store_details` of the published call, without status and name, in the shape of the wire. */
  details: jsonb("details").notNull(),
  liveCurrencies: jsonb("live_currencies").notNull(),
  features: text("ys_features").array().notNull().default([]),
  modifiedAt: modifiedAt(),
});

export const categories = pgTable(
  "categories",
  {
    storeId: storeId(),
    id: id(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    rank: integer("rank").notNull().default(0),
    status: text("status").notNull().default("active"),
    intro: text("intro").notNull().default(""),
    picture: jsonb("picture"),
    headerContent: text("header_content").notNull().default(""),
    footerContent: text("footer_content").notNull().default(""),
    faqs: jsonb("faqs").notNull().default([]),
    seo: jsonb("seo").notNull().default({}),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("categories_slug").on(table.storeId, table.slug),
  ],
);

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
    /** "Latest" is rank descending, then newest. */
    rank: integer("rank").notNull().default(0),
    /** active, draft or archived; only active ones are shown. */
    status: text("status").notNull().default("active"),
    featured: boolean("featured").notNull().default(false),
    isGiftCard: boolean("is_gift_card").notNull().default(false),
    sellingPrice: money("selling_price").notNull(),
    discountedPrice: money("discounted_price").notNull(),
    /** Lowest and highest price of the variants; equal to `discountedPrice` without variants. */
    minPrice: money("min_price").notNull(),
    maxPrice: money("max_price").notNull(),
    /** Sum of the variants' when there are variants; null when the store does not count it. */
    stock: hundredths("stock"),
    /** Sold on when the stock is used up. */
    allowBackorder: boolean("allow_backorder").notNull().default(false),
    /** May be paid on delivery, where the store takes that. */
    allowCod: boolean("allow_cod").notNull().default(true),
    /** Sold out, it is asked for instead of bought. */
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
    /** Filter values as `group:value`, both slugs; the names stand in `filter_groups`. */
    filterKeys: text("filter_keys").array().notNull().default([]),
    seo: jsonb("seo").notNull().default({}),
    /** Free words the product is found by beside its name: tags, synonyms, SKUs of variants. */
    searchTerms: text("search_terms").notNull().default(""),
    searchDocument: textSearchVector("search_document").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name || ' ' || sku), 'A') || setweight(to_tsvector('english', brand || ' ' || product_type || ' ' || summary || ' ' || search_terms), 'B')`,
    ),
    /** Digest of the imported rows, so that importing twice changes nothing; empty when made by hand. */
    importDigest: text("import_digest").notNull().default(""),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("products_slug").on(table.storeId, table.slug),
    // Nulls first, because that is what a plain `desc` asks for; otherwise the index does not serve the order.
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
    /** One value per variant type of the product, in their order. */
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

/**
 * Every word that products are found by, so that a typing error is compared with some thousand words and not with the
 * texts of all products. Filled by a trigger on `products`; words of products that are gone stay, and do no harm.
 */
export const searchWords = pgTable("search_words", { storeId: storeId(), word: text("word").notNull() }, (table) => [
  primaryKey({ columns: [table.storeId, table.word] }),
  index("search_words_trigrams").using("gist", sql`${table.word} gist_trgm_ops`),
]);

export const productCategories = pgTable(
  "product_categories",
  { storeId: storeId(), categoryId: text("category_id").notNull(), productId: text("product_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.categoryId, table.productId] }),
    index("product_categories_product").on(table.storeId, table.productId),
    foreignKey({ columns: [table.storeId, table.productId], foreignColumns: [products.storeId, products.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [table.storeId, table.categoryId],
      foreignColumns: [categories.storeId, categories.id],
    }).onDelete("cascade"),
  ],
);

/** Groups of filter values ("Colour"), with their options in the order they are shown. */
export const filterGroups = pgTable(
  "filter_groups",
  {
    storeId: storeId(),
    /** A slug: it stands in addresses (`filter.colour=indigo`) and in `products.filter_keys`. */
    id: id(),
    name: text("name").notNull(),
    rank: integer("rank").notNull().default(0),
    /** `[{ slug, name, swatch? }]`; a swatch is a CSS colour. */
    options: jsonb("options").notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Where an address of old leads now; permanent. */
export const slugRedirects = pgTable(
  "slug_redirects",
  {
    storeId: storeId(),
    /** product, category, blog or page */
    kind: text("kind").notNull(),
    slug: text("slug").notNull(),
    targetId: text("target_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.slug] })],
);

export const layouts = pgTable(
  "layouts",
  {
    storeId: storeId(),
    id: id(),
    type: text("type").notNull(),
    rank: integer("rank").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    heading: text("heading").notNull().default(""),
    subHeading: text("sub_heading").notNull().default(""),
    content: jsonb("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const menus = pgTable(
  "menus",
  { storeId: storeId(), id: id(), rank: integer("rank").notNull().default(0), content: jsonb("content").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const contentPages = pgTable(
  "content_pages",
  {
    storeId: storeId(),
    slug: text("slug").notNull(),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    seo: jsonb("seo").notNull().default({}),
    modifiedAt: modifiedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.slug] })],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    storeId: storeId(),
    id: id(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    author: text("author").notNull().default(""),
    summary: text("summary").notNull().default(""),
    content: text("content").notNull(),
    picture: jsonb("picture"),
    seo: jsonb("seo").notNull().default({}),
    status: text("status").notNull().default("enabled"),
    publishedAt: time("published_at").notNull().defaultNow(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("blog_posts_slug").on(table.storeId, table.slug),
    index("blog_posts_latest").on(table.storeId, table.status, table.publishedAt.desc().nullsFirst()),
  ],
);

/** Lists shared by the products of a store: collections, size charts, addons, measurement sets, tax rates. */
export const sharedLists = pgTable(
  "shared_lists",
  {
    storeId: storeId(),
    /** collection, size_chart, addon, measurement_set, tax_rate */
    kind: text("kind").notNull(),
    id: id(),
    rank: integer("rank").notNull().default(0),
    content: jsonb("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.id] })],
);
