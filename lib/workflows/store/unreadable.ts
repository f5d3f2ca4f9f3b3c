import "server-only";
import type { StoreDocument } from "@/lib/contracts/store-files/documents";
import { entryIssues } from "@/lib/contracts/store-files/stored-entries";
import { listOrders } from "@/lib/data/order/lists";
import { listLayoutEntries, listMenuEntries, listSharedEntries } from "@/lib/data/store-files/store-entries";
import { getDatabase } from "@/lib/database/connection";
import type { HealthFacts } from "@/lib/domain/health";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/** So many of the newest orders are tried to be read. */
const NEWEST_ORDERS = 100;

/**
 * What of a store cannot be read and is therefore left out of its pages and lists: entries of its lists, of the menu and
 * of the home page, and of its newest orders.
 */
export async function findUnreadable(storeId: StoreId): Promise<HealthFacts["unreadable"]> {
  const database = getDatabase();
  const lists = [...(await listSharedEntries(storeId, database))];
  const documents: StoreDocument[] = [
    { part: "home", entry: await listLayoutEntries(storeId, database) },
    { part: "menu", entry: await listMenuEntries(storeId, database) },
    ...lists.map(([kind, entry]) => ({ part: "lists" as const, kind, entry })),
  ];
  const entries = documents.map((document) => ({
    what: document.part === "lists" ? document.kind : document.part,
    // An entry may have several issues; their paths begin with its position.
    count: new Set(entryIssues(document).map(({ at }) => at.split(".")[0])).size,
  }));
  const newest = { statuses: ORDER_STATUSES, search: "", page: 1, limit: NEWEST_ORDERS };
  const { unreadable } = await listOrders(storeId, newest, database);
  return [...entries, { what: "orders", count: unreadable.length }].filter(({ count }) => count > 0);
}
