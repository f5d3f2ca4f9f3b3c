import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, modifiedAt, storeId, time } from "./columns";

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
    publishedAt: time("published_at").notNull().default(sql`now()`),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("blog_posts_slug").on(table.storeId, table.slug),
    index("blog_posts_latest").on(table.storeId, table.status, table.publishedAt.desc().nullsFirst()),
  ],
);

/**
 * Lists whose entries are shared by the products of a store or by its orders, such as collections, size charts, addons,
 * measurement sets and tax rates.
 */
export const sharedLists = pgTable(
  "shared_lists",
  {
    storeId: storeId(),
    /**
     * The list to which the entry belongs: collection, size_chart, addon, measurement_set, tax_rate, shipping_method,
     * delivery_method, offer, gift_card, mail_text or redirect
     */
    kind: text("kind").notNull(),
    id: id(),
    rank: integer("rank").notNull().default(0),
    content: jsonb("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.id] })],
);
