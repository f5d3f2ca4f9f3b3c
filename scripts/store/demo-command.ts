import { closeDatabase, openDatabase } from "@/lib/database/connection";
import { findRunningShop } from "@/lib/database/one-opener";
import { env } from "@/lib/server/env";
import { makeBigCatalogue } from "@/lib/workflows/demo/make-big-catalogue";
import type { Whereabouts } from "./find-shop";
import { showProgress } from "./progress";
import { ShopError } from "./shop";

export const MOST_PRODUCTS = 500_000;

/** Fills the store with made-up products, directly in the database: a running shop would not hear of them. */
export async function demoCommand(count: number, { url, storeId }: Whereabouts): Promise<number> {
  const { DATA_DIR, SHOP_URL, STORE_ID } = env();
  if (url ?? SHOP_URL) throw new ShopError("demo works on the database itself, not on a shop elsewhere.");
  const running = await findRunningShop(DATA_DIR);
  if (running) throw new ShopError(`The shop at ${running.url} is running on this data. Stop it first.`);
  const store = storeId ?? STORE_ID;
  const database = await openDatabase();
  try {
    console.log(`Making ${count} products in store ${store}`);
    const progress = showProgress("Products", count);
    const { added, isNewStore } = await makeBigCatalogue(store, count, progress.advance, database);
    progress.end();
    if (isNewStore) console.log(`Store ${store} is new, and looks like the demo store. STORE_ID=${store} npm start`);
    console.log(`${added} added, ${count - added} were there.`);
  } finally {
    await closeDatabase();
  }
  return 0;
}
