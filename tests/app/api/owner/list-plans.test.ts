import { sql } from "drizzle-orm";
import { listCustomers } from "@/lib/data/customer/lists";
import { listEnquiries } from "@/lib/data/enquiry";
import { listOrders } from "@/lib/data/order/lists";
import { countCancellationsAsked, countOrdersToDo, listSales } from "@/lib/data/order/today";
import { listDeskProducts } from "@/lib/data/product/desk-products";
import { listStockItems } from "@/lib/data/product/stock-items";
import { findStockLedger } from "@/lib/data/product/stock-movements";
import { type Database, getDatabase } from "@/lib/database/connection";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

const STORE = "nila-loom";
const PAGE = { page: 1, limit: 50 };
const all = { ...PAGE, statuses: ORDER_STATUSES, search: "" };
const shelf = { ...PAGE, search: "", state: "all", lowStock: 300 } as const;

/** What the desk's lists ask, each with the tables that grow with the store. */
const LISTS: Record<string, (database: Database) => Promise<unknown>> = {
  orders: (database) => listOrders(STORE, all, database),
  "orders to confirm": (database) => listOrders(STORE, { ...all, statuses: ["placed"] }, database),
  "orders by a word": (database) => listOrders(STORE, { ...all, search: "indigo" }, database),
  "cancellations asked": (database) => listOrders(STORE, { ...all, isAskedToCancel: true }, database),
  "orders to do": (database) => countOrdersToDo(STORE, database),
  "cancellations to answer": (database) => countCancellationsAsked(STORE, database),
  sales: (database) => listSales(STORE, new Date(), database),
  products: (database) => listDeskProducts(STORE, { ...PAGE, search: "", status: null }, database),
  drafts: (database) => listDeskProducts(STORE, { ...PAGE, search: "", status: "draft" }, database),
  stock: (database) => listStockItems(STORE, shelf, database),
  "the ledger of a stock": (database) => findStockLedger(STORE, "SKU", PAGE, database),
  customers: (database) => listCustomers(STORE, { ...PAGE, search: "" }, database),
  enquiries: (database) => listEnquiries(STORE, PAGE, database),
  "enquiries that wait": (database) => listEnquiries(STORE, { ...PAGE, state: "waiting" }, database),
};

/**
 * The tables that a list has read from end to end. Without rows PostgreSQL would read every table so; where it may not,
 * it does so only if no index can be used.
 */
async function readWhole(list: (database: Database) => Promise<unknown>): Promise<string[]> {
  return getDatabase().transaction(async (database) => {
    await database.execute(sql`set local enable_seqscan = off`);
    const before = await readsOf(database);
    await list(database);
    const after = await readsOf(database);
    return [...after].flatMap(([name, reads]) => (reads > (before.get(name) ?? 0) ? [name] : [])).sort();
  });
}

/** How often each table was read from end to end, as far as the database has not added it to its totals yet. */
async function readsOf(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ relname: string; seq_scan: string | number }>(
    sql`select relname, seq_scan from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

it.each(Object.entries(LISTS))("reads no table from end to end for %s", async (_name, list) => {
  expect(await readWhole(list)).toEqual([]);
});

it("would notice one that does", async () => {
  expect(await readWhole((database) => database.execute(sql`select count(*) from orders where note = 'x'`))).toEqual([
    "orders",
  ]);
});
