import "server-only";
import { and, type GetColumnData, isNull, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { holdCustomer } from "@/lib/data/customer/customers";
import type { Database } from "@/lib/database/connection";
import type { carts } from "@/lib/database/schema/cart";
import type { wishlists } from "@/lib/database/schema/wishlist";
import { ANONYMOUS_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { newId } from "@/lib/server/tokens";
import { isOwnedBy, uniqueOwnerKey } from "./owned-by";

/** A table with at most one row per customer or anonymous browser, and the columns to read from it. */
type OwnList<Columns> = { table: typeof carts | typeof wishlists; columns: Columns };
type Columns = Record<string, PgColumn>;
/** The type of a row; written out, because Drizzle cannot infer it for a union of tables. */
type Row<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> };

/** The visitor's list; null if the visitor has none. */
export async function findOwnedList<Read extends Columns>(
  list: OwnList<Read>,
  storeId: StoreId,
  owner: CartOwner,
  database: Database,
): Promise<Row<Read> | null> {
  const [row] = await selectOwn(list, storeId, owner, database);
  return (row as Row<Read> | undefined) ?? null;
}

/** The visitor's list, locked until the transaction ends; null if the visitor has none. */
export async function lockExistingOwnedList<Read extends Columns>(
  list: OwnList<Read>,
  storeId: StoreId,
  owner: CartOwner,
  database: Database,
): Promise<Row<Read> | null> {
  const [row] = await selectOwn(list, storeId, owner, database).for("update");
  return (row as Row<Read> | undefined) ?? null;
}

function selectOwn({ table, columns }: OwnList<Columns>, storeId: StoreId, owner: CartOwner, database: Database) {
  return database
    .select(columns)
    .from(table)
    .where(isOwnedBy(table, storeId, owner));
}

/** The visitor's list, locked until the transaction ends. It is created if there is none. */
export async function lockOwnedList<Read extends Columns>(
  { table, columns }: OwnList<Read>,
  storeId: StoreId,
  owner: CartOwner,
  now: Date,
  database: Database,
): Promise<Row<Read>> {
  const { kind, ...ownerId } = owner;
  if (owner.kind === "customer") await holdCustomer(storeId, owner.customerId, database);
  const [row] = await database
    .insert(table)
    .values({ storeId, id: newId(), ...ownerId, createdAt: now, modifiedAt: now })
    .onConflictDoUpdate({ target: uniqueOwnerKey(table, owner), set: { modifiedAt: now } })
    .returning<Columns>(columns);
  if (!row) throw new Error("Could not find or create the visitor's list");
  return row as Row<Read>;
}

/** Removes expired lists of anonymous visitors in all stores. A customer's list stays. */
export async function removeExpiredLists(
  table: OwnList<Columns>["table"],
  now: Date,
  database: Database,
): Promise<void> {
  const expiry = new Date(now.getTime() - ANONYMOUS_LIFETIME_MS);
  await database.delete(table).where(and(isNull(table.customerId), lt(table.modifiedAt, expiry)));
}
