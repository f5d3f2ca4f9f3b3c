import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, modifiedAt, storeId } from "./columns";
import { products } from "./product";

export const categories = pgTable(
  "categories",
  {
    storeId: storeId(),
    id: id(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** The category above it; null for one of the first level. */
    parentId: text("parent_id"),
    /** Its place among the categories below the same parent. */
    rank: integer("rank").notNull().default(0),
    status: text("status").notNull().default("active"),
    /** False if its page shows only the categories below it. */
    listsProducts: boolean("lists_products").notNull().default(true),
    intro: text("intro").notNull().default(""),
    /** The banner. */
    picture: jsonb("picture"),
    /** What stands for the category where other pages link to it; the banner if there is none. */
    cardPicture: jsonb("card_picture"),
    headerContent: text("header_content").notNull().default(""),
    footerContent: text("footer_content").notNull().default(""),
    faqs: jsonb("faqs").notNull().default([]),
    /** Links above the list, with or without pictures, and links below it. */
    quickLinks: jsonb("quick_links").notNull().default([]),
    relatedLinks: jsonb("related_links").notNull().default([]),
    /** What stands above and below the list, written as in the file of the home page. */
    segments: jsonb("segments").notNull().default([]),
    seo: jsonb("seo").notNull().default({}),
    /** The HSN code of the category's products that have none of their own. */
    hsnCode: text("hsn_code").notNull().default(""),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("categories_slug").on(table.storeId, table.slug),
    index("categories_parent").on(table.storeId, table.parentId),
    foreignKey({ columns: [table.storeId, table.parentId], foreignColumns: [table.storeId, table.id] }),
  ],
);

/**
 * All words that occur in the search texts of products. A misspelt word is compared with these few thousand words
 * instead of with the texts of all products. A trigger on `products` adds the words. Words of deleted products stay,
 * which does no harm: each suggested word is tried before it is shown.
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

/** Groups of filter options, such as "Colour". The options of a group are in display order. */
export const filterGroups = pgTable(
  "filter_groups",
  {
    storeId: storeId(),
    /** A slug. It is part of URLs (`filter.colour=indigo`) and of the values in `products.filter_keys`. */
    id: id(),
    name: text("name").notNull(),
    rank: integer("rank").notNull().default(0),
    /** `[{ slug, name, swatch? }]`; a swatch is a CSS colour. */
    options: jsonb("options").notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Permanent redirects: `slug` is a former slug of the product, category, post or page with the id `target_id`. */
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
