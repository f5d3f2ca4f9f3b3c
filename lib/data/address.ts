import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customerAddresses, customers } from "@/lib/database/schema/customer";
import { ADDRESS_TYPES, type Address, MAX_ADDRESSES } from "@/lib/domain/address/address";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

export type SavedAddress = Address & { id: string };

const columns = {
  id: customerAddresses.id,
  type: customerAddresses.type,
  otherPlace: customerAddresses.otherPlace,
  isBilling: customerAddresses.isBilling,
  isShipping: customerAddresses.isShipping,
  name: customerAddresses.name,
  dialCode: customerAddresses.dialCode,
  mobile: customerAddresses.mobile,
  country: customerAddresses.country,
  doorNo: customerAddresses.doorNo,
  address: customerAddresses.address,
  landmark: customerAddresses.landmark,
  city: customerAddresses.city,
  state: customerAddresses.state,
  pincode: customerAddresses.pincode,
  latitude: customerAddresses.latitude,
  longitude: customerAddresses.longitude,
};

const isOwn = (storeId: StoreId, customerId: string) =>
  and(eq(customerAddresses.storeId, storeId), eq(customerAddresses.customerId, customerId));

const isOwnAddress = (storeId: StoreId, customerId: string, id: string) =>
  and(isOwn(storeId, customerId), eq(customerAddresses.id, id));

/** The customer's addresses, newest first. */
export async function listAddresses(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<SavedAddress[]> {
  const rows = await database
    .select(columns)
    .from(customerAddresses)
    .where(isOwn(storeId, customerId))
    .orderBy(desc(customerAddresses.createdAt), desc(customerAddresses.id))
    .limit(MAX_ADDRESSES);
  return rows.map((row) => ({ ...row, type: ADDRESS_TYPES.find((type) => type === row.type) ?? "home" }));
}

/** Adds an address and returns its id. The first address always becomes the default for billing and shipping. */
export function addAddress(
  storeId: StoreId,
  customerId: string,
  address: Address,
  database: Database = getDatabase(),
): Promise<Result<string, "addresses_full">> {
  return database.transaction(async (database) => {
    await lockAddressBook(storeId, customerId, database);
    const saved = await listAddresses(storeId, customerId, database);
    if (saved.length >= MAX_ADDRESSES) return fail("addresses_full");
    const flags = saved.length === 0 ? { isBilling: true, isShipping: true } : {};
    const id = newId();
    const added = { ...address, ...flags };
    await clearFlags(storeId, customerId, added, database);
    await database.insert(customerAddresses).values({ storeId, customerId, id, ...added });
    return ok(id);
  });
}

/** Replaces an address of the customer. An address of another customer is refused as unknown. */
export function updateAddress(
  storeId: StoreId,
  customerId: string,
  id: string,
  address: Address,
  database: Database = getDatabase(),
): Promise<Result<null, "address_unknown">> {
  return database.transaction(async (database) => {
    await lockAddressBook(storeId, customerId, database);
    const [present] = await database
      .select({ id: customerAddresses.id })
      .from(customerAddresses)
      .where(isOwnAddress(storeId, customerId, id));
    if (!present) return fail("address_unknown");
    await clearFlags(storeId, customerId, address, database);
    await database
      .update(customerAddresses)
      .set({ ...address, modifiedAt: clock.now() })
      .where(isOwnAddress(storeId, customerId, id));
    return ok(null);
  });
}

/** Removes an address; false if the customer has no address with this id. */
export async function removeAddress(
  storeId: StoreId,
  customerId: string,
  id: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const removed = await database
    .delete(customerAddresses)
    .where(isOwnAddress(storeId, customerId, id))
    .returning({ id: customerAddresses.id });
  return removed.length > 0;
}

/**
 * Locks the address book until the transaction ends. Simultaneous requests could otherwise exceed the maximum number of
 * addresses or set two default addresses.
 */
async function lockAddressBook(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.id, customerId)))
    .for("update");
}

/** If the new address is the default for billing or shipping, removes that flag from all other addresses. */
async function clearFlags(
  storeId: StoreId,
  customerId: string,
  { isBilling, isShipping }: Pick<Address, "isBilling" | "isShipping">,
  database: Database,
): Promise<void> {
  if (!isBilling && !isShipping) return;
  await database
    .update(customerAddresses)
    .set({ ...(isBilling && { isBilling: false }), ...(isShipping && { isShipping: false }) })
    .where(isOwn(storeId, customerId));
}
