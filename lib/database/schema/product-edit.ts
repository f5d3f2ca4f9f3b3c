import { foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
