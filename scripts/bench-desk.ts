import { parseArgs } from "node:util";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { openPostgres } from "@/lib/database/postgres";
import { fillStore, STORE } from "./bench/desk/fill";
import { measureLists } from "./bench/desk/lists";
import type { Figure } from "./bench/figures.mjs";
import { printFigures } from "./bench/report.mjs";

/**
 * `npm run bench-desk [-- --quick]`: how long the desk's lists take with 20,000 products, 100,000 orders and 20,000
 * customers, and how many bytes a page of 50 has. In an embedded database in memory or, with TEST_DATABASE_URL, in
 * that one, whose store of this name must not exist.
 */
const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const url = process.env.TEST_DATABASE_URL;
const size = values.quick
  ? { products: 2_000, orders: 10_000, customers: 2_000 }
  : { products: 20_000, orders: 100_000, customers: 20_000 };

process.env.STORE_ID = STORE;
process.env.OWNER_TOKEN ??= "only-for-this-bench-0123456789abcdef";
registerDatabase(url ? await openPostgres(url) : await openPglite());
try {
  const began = Date.now();
  await fillStore(size);
  console.log(`Filled in ${Math.round((Date.now() - began) / 1_000)} s.`);
  const figures: Figure[] = await measureLists();
  printFigures(figures);
  console.log(`\n${figures.filter(({ isMet }) => !isMet).length} of ${figures.length} targets missed`);
} finally {
  await closeDatabase();
}
