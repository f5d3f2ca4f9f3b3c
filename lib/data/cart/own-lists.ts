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
import { isOwnedBy, oneForEach } from "./owned-by";

/** A table of which each customer, and each browser that nobody has signed in with, has one row; and what is read of it. */
type OwnList<Columns> = { table: typeof carts | typeof wishlists; columns: Columns };
type Columns = Record<string, PgColumn>;
/** Of a table that may be either of them, drizzle does not say what a row holds. */
type Row<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> };

/** Null for who never put anything into one. */
export async function findOwn<Read extends Columns>(
  list: OwnList<Read>,
  storeId: StoreId,
  owner: CartOwner,
  database: Database,
): Promise<Row<Read> | null> {
  const [row] = await selectOwn(list, storeId, owner, database);
  return (row as Row<Read> | undefined) ?? null;
}

/** The same; until the transaction is over nobody else changes it. */
export async function findOwnToChange<Read extends Columns>(
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

/** The same, made when there is none yet. */
export async function lockOwn<Read extends Columns>(
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
    .onConflictDoUpdate({ target: oneForEach(table, owner), set: { modifiedAt: now } })
    .returning<Columns>(columns);
  if (!row) throw new Error("What a visitor keeps was neither found nor made");
  return row as Row<Read>;
}

/** Removes those of all stores whose browsers are no longer known: an account's stays. */
export async function forgetOldOwn(table: OwnList<Columns>["table"], now: Date, database: Database): Promise<void> {
  const oldest = new Date(now.getTime() - ANONYMOUS_LIFETIME_MS);
  await database.delete(table).where(and(isNull(table.customerId), lt(table.modifiedAt, oldest)));
}
