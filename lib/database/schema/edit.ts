import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, storeId, time } from "./columns";

/** Edits of the table of prices and stock, which can be undone for some weeks. */
export const priceEdits = pgTable(
  "price_edits",
  {
    storeId: storeId(),
    id: id(),
    at: time("at").notNull(),
    by: text("by").notNull(),
    /** What each row was before and after; see `storedEditedRowsSchema`. */
    rows: jsonb("rows").notNull(),
    undoneAt: time("undone_at"),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), index("price_edits_at").on(table.storeId, table.at)],
);

/** Imports that were made at the desk, which can be undone for some weeks. */
export const productImports = pgTable(
  "product_imports",
  {
    storeId: storeId(),
    id: id(),
    at: time("at").notNull(),
    by: text("by").notNull(),
    undoneAt: time("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("product_imports_at").on(table.storeId, table.at),
  ],
);

/** What an import changed and has not been undone: each product as it was before. */
export const productsBefore = pgTable(
  "products_before",
  {
    storeId: storeId(),
    importId: text("import_id").notNull(),
    productId: text("product_id").notNull(),
    /** As in the product's file; null if the import created it. */
    before: jsonb("before"),
    /** The stocks after the import, in hundredths, by the id of the variant; of the product itself by "". */
    stocks: jsonb("stocks").notNull(),
    /** The digest the import gave the product. A change by hand gives it another one. */
    digest: text("digest").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.importId, table.productId] }),
    foreignKey({
      columns: [table.storeId, table.importId],
      foreignColumns: [productImports.storeId, productImports.id],
    }).onDelete("cascade"),
  ],
);

/** Drafts of what shoppers find on the home page and on the pages of categories. */
export const windowDrafts = pgTable(
  "window_drafts",
  {
    storeId: storeId(),
    id: id(),
    name: text("name").notNull(),
    /** Who works on it. */
    by: text("by").notNull(),
    /** Rises with each write, so that a write that was made from an older view is noticed. */
    revision: integer("revision").notNull().default(1),
    /** How many of its changes count. Those after them were undone, and can be made again until another one is made. */
    steps: integer("steps").notNull().default(0),
    /** When it publishes itself; it cannot be changed while this is set. */
    publishAt: time("publish_at"),
    begunAt: time("begun_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), index("window_drafts_planned").on(table.publishAt)],
);

/** The changes of drafts, each a `WindowChange`, numbered from 1. */
export const windowChanges = pgTable(
  "window_changes",
  {
    storeId: storeId(),
    draftId: text("draft_id").notNull(),
    number: integer("number").notNull(),
    change: jsonb("change").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.draftId, table.number] }),
    foreignKey({
      columns: [table.storeId, table.draftId],
      foreignColumns: [windowDrafts.storeId, windowDrafts.id],
    }).onDelete("cascade"),
  ],
);

/** What was published, to go back to. */
export const windowVersions = pgTable(
  "window_versions",
  {
    storeId: storeId(),
    number: integer("number").notNull(),
    at: time("at").notNull(),
    by: text("by").notNull(),
    /** The name of the draft; of a version that was gone back to, that version's. */
    name: text("name").notNull(),
    /** published, planned or restored */
    cause: text("cause").notNull(),
    /** The pages that were published, each before and after; see `storedVersionPagesSchema`. */
    pages: jsonb("pages").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.number] })],
);

/** Drafts of pages with a text and of posts; see `ArticleDraft`. */
export const articleDrafts = pgTable(
  "article_drafts",
  {
    storeId: storeId(),
    /** pages or blog */
    part: text("part").notNull(),
    articleId: text("article_id").notNull(),
    /** As `articleWireSchema` has it; the same for `base`, which is null for a new article. */
    content: jsonb("content").notNull(),
    base: jsonb("base"),
    by: text("by").notNull(),
    revision: integer("revision").notNull(),
    publishAt: time("publish_at"),
    begunAt: time("begun_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.part, table.articleId] }),
    index("article_drafts_planned").on(table.publishAt),
  ],
);

/** What was published of pages and posts, to go back to; see `ArticleVersion`. */
export const articleVersions = pgTable(
  "article_versions",
  {
    storeId: storeId(),
    part: text("part").notNull(),
    articleId: text("article_id").notNull(),
    number: integer("number").notNull(),
    at: time("at").notNull(),
    by: text("by").notNull(),
    cause: text("cause").notNull(),
    /** As `articleWireSchema` has it; null if the article was taken out of the shop. */
    content: jsonb("content"),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.part, table.articleId, table.number] })],
);
