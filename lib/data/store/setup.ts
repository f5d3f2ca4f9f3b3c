import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { blogPosts } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import { SETUP_STEPS, type SetupStep } from "@/lib/domain/store/setup-step";

export async function readSetupDone(storeId: StoreId, database: Database = getDatabase()): Promise<SetupStep[]> {
  const { setupDone } = stores;
  const [row] = await database.select({ setupDone }).from(stores).where(eq(stores.storeId, storeId));
  return SETUP_STEPS.filter((step) => row?.setupDone.includes(step));
}

/** Returns false if there is no such store. */
export async function saveSetupDone(storeId: StoreId, done: readonly SetupStep[]): Promise<boolean> {
  const saved = await getDatabase()
    .update(stores)
    .set({ setupDone: [...done] })
    .where(eq(stores.storeId, storeId))
    .returning({ storeId: stores.storeId });
  return saved.length > 0;
}

type Named = ReadonlyMap<string, string>;

/** How many of these entries, each given by id and name, the store has under just that name. */
export async function countNamed(
  storeId: StoreId,
  { products: ofProducts, categories: ofCategories, blog }: { products: Named; categories: Named; blog: Named },
  database: Database = getDatabase(),
): Promise<{ products: number; categories: number; posts: number }> {
  const count = async (table: typeof products | typeof categories, named: Named) => {
    const { id, name } = table;
    const rows = await database
      .select({ id, name })
      .from(table)
      .where(and(eq(table.storeId, storeId), inArray(id, [...named.keys()])));
    return rows.filter((row) => named.get(row.id) === row.name).length;
  };
  const { id, title, storeId: ofStore } = blogPosts;
  const posts = await database
    .select({ id, title })
    .from(blogPosts)
    .where(and(eq(ofStore, storeId), inArray(id, [...blog.keys()])));
  return {
    products: await count(products, ofProducts),
    categories: await count(categories, ofCategories),
    posts: posts.filter((post) => blog.get(post.id) === post.title).length,
  };
}
