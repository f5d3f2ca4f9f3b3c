import "server-only";
import { explainStock } from "@/lib/data/product/stock-movements";
import { inChunks } from "@/lib/database/bulk";
import type { Database } from "@/lib/database/connection";
import { categories, filterGroups, productCategories } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages, layouts, menus, sharedLists } from "@/lib/database/schema/content";
import { products, variants } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";

/** All rows of a store, by table. */
export type StoreRows = {
  store: typeof stores.$inferInsert;
  categories: readonly (typeof categories.$inferInsert)[];
  products: readonly (typeof products.$inferInsert)[];
  variants: readonly (typeof variants.$inferInsert)[];
  productCategories: readonly (typeof productCategories.$inferInsert)[];
  filterGroups: readonly (typeof filterGroups.$inferInsert)[];
  layouts: readonly (typeof layouts.$inferInsert)[];
  menus: readonly (typeof menus.$inferInsert)[];
  contentPages: readonly (typeof contentPages.$inferInsert)[];
  blogPosts: readonly (typeof blogPosts.$inferInsert)[];
  sharedLists: readonly (typeof sharedLists.$inferInsert)[];
};

/** Inserts a new store in one transaction, so that a failure leaves nothing behind. */
export async function insertStoreRows(rows: StoreRows, database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await explainStock({ reason: "imported" }, transaction);
    await transaction.insert(stores).values(rows.store);
    for (const chunk of inChunks(rows.categories)) await transaction.insert(categories).values(chunk);
    for (const chunk of inChunks(rows.products)) await transaction.insert(products).values(chunk);
    for (const chunk of inChunks(rows.variants)) await transaction.insert(variants).values(chunk);
    for (const chunk of inChunks(rows.productCategories)) await transaction.insert(productCategories).values(chunk);
    for (const chunk of inChunks(rows.filterGroups)) await transaction.insert(filterGroups).values(chunk);
    for (const chunk of inChunks(rows.layouts)) await transaction.insert(layouts).values(chunk);
    for (const chunk of inChunks(rows.menus)) await transaction.insert(menus).values(chunk);
    for (const chunk of inChunks(rows.contentPages)) await transaction.insert(contentPages).values(chunk);
    for (const chunk of inChunks(rows.blogPosts)) await transaction.insert(blogPosts).values(chunk);
    for (const chunk of inChunks(rows.sharedLists)) await transaction.insert(sharedLists).values(chunk);
  });
}
