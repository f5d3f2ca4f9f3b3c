import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, modifiedAt, storeId } from "./columns";
import { products } from "./product";

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

/**
 * Every word that finds products in a search, so that a misspelt word is compared with a few thousand words and not
 * with the texts of all products. A trigger on `products` fills the table. Words of deleted products stay, which does
 * no harm.
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
    /** A slug, used in addresses (`filter.colour=indigo`) and in `products.filter_keys`. */
    id: id(),
    name: text("name").notNull(),
    rank: integer("rank").notNull().default(0),
    /** `[{ slug, name, swatch? }]`; a swatch is a CSS colour. */
    options: jsonb("options").notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Permanent redirects from former addresses to the current ones. */
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
