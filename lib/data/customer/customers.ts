import "server-only";
import { and, eq, isNotNull, ne, type Placeholder, sql } from "drizzle-orm";
import { builtOnce } from "@/lib/database/built-once";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customerNumbers, customers } from "@/lib/database/schema/customer";
import { unlessTaken } from "@/lib/database/unless-taken";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

/** The columns of a `Customer`, which never contains the digest of the password. */
export const customerColumns = {
  id: customers.id,
  number: customers.number,
  name: customers.name,
  email: customers.email,
  hasPassword: sql<boolean>`${customers.passwordHash} is not null`,
  dialCode: customers.dialCode,
  mobile: customers.mobile,
  isMobileVerified: sql<boolean>`${customers.mobileVerifiedAt} is not null`,
  gstCompany: customers.gstCompany,
  gstNumber: customers.gstNumber,
  createdAt: customers.createdAt,
};

type Row = Omit<Customer, "gst"> & { gstCompany: string; gstNumber: string };

export function toCustomer(row: Row | undefined): Customer | null {
  if (!row) return null;
  const { gstCompany, gstNumber, ...customer } = row;
  return { ...customer, gst: { company: gstCompany, number: gstNumber } };
}

/** The first number given to a customer of a store; customer numbers have six digits from the start. */
const FIRST_NUMBER = 100_001;

const isCustomer = (storeId: StoreId | Placeholder, id: string | Placeholder) =>
  and(eq(customers.storeId, storeId), eq(customers.id, id));

const customerById = builtOnce((database) =>
  database
    .select(customerColumns)
    .from(customers)
    .where(isCustomer(sql.placeholder("storeId"), sql.placeholder("id")))
    .prepare(""),
);

export async function findCustomer(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Customer | null> {
  const [row] = await customerById(database).execute({ storeId, id });
  return toCustomer(row);
}

export async function findCustomerByEmail(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<Customer | null> {
  const [row] = await database
    .select(customerColumns)
    .from(customers)
    // The second condition on the address lets the query use the index of addresses, which leaves out empty ones.
    .where(and(eq(customers.storeId, storeId), eq(customers.email, email), ne(customers.email, "")));
  return toCustomer(row);
}

/** The customer who has confirmed this mobile number. */
export async function findCustomerByMobile(
  storeId: StoreId,
  { dialCode, mobile }: { dialCode: string; mobile: string },
  database: Database = getDatabase(),
): Promise<Customer | null> {
  const [row] = await database
    .select(customerColumns)
    .from(customers)
    .where(
      and(
        eq(customers.storeId, storeId),
        eq(customers.dialCode, dialCode),
        eq(customers.mobile, mobile),
        isNotNull(customers.mobileVerifiedAt),
      ),
    );
  return toCustomer(row);
}

/** The digest of the customer's password; null for customers without a password. */
export function findPasswordHash(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  return passwordHashOf(database.select(passwordHash).from(customers).where(isCustomer(storeId, id)));
}

/** Like `findPasswordHash`, but locks the customer against changes until the transaction ends. */
export function lockPasswordHash(storeId: StoreId, id: string, database: Database): Promise<string | null> {
  return passwordHashOf(database.select(passwordHash).from(customers).where(isCustomer(storeId, id)).for("update"));
}

/**
 * Locks the customer against deletion until the transaction ends. Call it before inserting a row that refers to the
 * customer: signing in locks the customer and then the cart, so creating the cart first and then locking the customer
 * would deadlock.
 */
export async function holdCustomer(storeId: StoreId, id: string, database: Database): Promise<void> {
  await database.select({ id: customers.id }).from(customers).where(isCustomer(storeId, id)).for("key share");
}

const passwordHash = { passwordHash: customers.passwordHash };

async function passwordHashOf(query: PromiseLike<{ passwordHash: string | null }[]>): Promise<string | null> {
  const [row] = await query;
  return row?.passwordHash ?? null;
}

export type NewCustomer = {
  name: string;
  /** The customer's e-mail address, which they have already confirmed; empty if they confirmed the mobile number. */
  email: string;
  passwordHash: string | null;
  dialCode: string;
  mobile: string;
  isMobileVerified: boolean;
};

/**
 * Inserts a customer. Null if another customer of the store has the e-mail address or has confirmed the mobile number,
 * even one inserted by a simultaneous request.
 */
export async function insertCustomer(
  storeId: StoreId,
  { isMobileVerified, ...customer }: NewCustomer,
  now: Date,
  database: Database,
): Promise<Customer | null> {
  const [row] = await database
    .insert(customers)
    .values({
      storeId,
      id: newId(),
      number: await nextNumber(storeId, database),
      ...customer,
      mobileVerifiedAt: isMobileVerified ? now : null,
      createdAt: now,
      modifiedAt: now,
    })
    .onConflictDoNothing()
    .returning(customerColumns);
  return toCustomer(row);
}

async function nextNumber(storeId: StoreId, database: Database): Promise<number> {
  const [row] = await database
    .insert(customerNumbers)
    .values({ storeId, last: FIRST_NUMBER })
    .onConflictDoUpdate({ target: customerNumbers.storeId, set: { last: sql`${customerNumbers.last} + 1` } })
    .returning({ last: customerNumbers.last });
  if (!row) throw new Error(`No number for a customer of ${storeId}`);
  return row.last;
}

type ProfileChange = { name?: string | undefined; gst?: { company: string; number: string } | undefined };

/** Changes only the given fields. Null if the customer no longer exists. */
export function updateProfile(
  storeId: StoreId,
  id: string,
  { name, gst }: ProfileChange,
  database: Database = getDatabase(),
): Promise<Customer | null> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(gst && { gstCompany: gst.company, gstNumber: gst.number }),
  };
  return update(storeId, id, changes, database);
}

export async function setPasswordHash(
  storeId: StoreId,
  id: string,
  passwordHash: string,
  database: Database = getDatabase(),
): Promise<void> {
  await update(storeId, id, { passwordHash }, database);
}

/** Sets the customer's e-mail address. Null if another customer has it, or if this customer no longer exists. */
export function setEmail(storeId: StoreId, id: string, email: string, database: Database): Promise<Customer | null> {
  return unlessTaken("customers_email", database, (database) => update(storeId, id, { email }, database));
}

/**
 * Saves the mobile number that the customer has confirmed. Null if another customer has confirmed the same number, or
 * if this customer no longer exists.
 */
export function setMobile(
  storeId: StoreId,
  id: string,
  { dialCode, mobile }: { dialCode: string; mobile: string },
  now: Date,
  database: Database,
): Promise<Customer | null> {
  return unlessTaken("customers_mobile", database, (database) =>
    update(storeId, id, { dialCode, mobile, mobileVerifiedAt: now }, database),
  );
}

export function removeMobile(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Customer | null> {
  return update(storeId, id, { dialCode: "", mobile: "", mobileVerifiedAt: null }, database);
}

/** Deletes the customer and all rows that refer to the customer by a foreign key. */
export async function deleteCustomer(storeId: StoreId, id: string, database: Database): Promise<void> {
  await database.delete(customers).where(isCustomer(storeId, id));
}

async function update(
  storeId: StoreId,
  id: string,
  changes: Partial<typeof customers.$inferInsert>,
  database: Database,
): Promise<Customer | null> {
  const [row] = await database
    .update(customers)
    .set({ ...changes, modifiedAt: clock.now() })
    .where(isCustomer(storeId, id))
    .returning(customerColumns);
  return toCustomer(row);
}
