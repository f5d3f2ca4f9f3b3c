import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customerAddresses, customers } from "@/lib/database/schema/customer";
import { ADDRESS_TYPES, ADDRESSES_LIMIT, type Address } from "@/lib/domain/address/address";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
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

const isTheirs = (storeId: StoreId, customerId: string) =>
  and(eq(customerAddresses.storeId, storeId), eq(customerAddresses.customerId, customerId));

const isTheirOne = (storeId: StoreId, customerId: string, id: string) =>
  and(isTheirs(storeId, customerId), eq(customerAddresses.id, id));

/** The newest first. */
export async function listAddresses(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<SavedAddress[]> {
  const rows = await database
    .select(columns)
    .from(customerAddresses)
    .where(isTheirs(storeId, customerId))
    .orderBy(desc(customerAddresses.createdAt), desc(customerAddresses.id))
    .limit(ADDRESSES_LIMIT);
  return rows.map((row) => ({ ...row, type: ADDRESS_TYPES.find((type) => type === row.type) ?? "home" }));
}

/** Adds an address to the book; the first one is for billing and shipping whatever it says. Answers its id. */
export function addAddress(
  storeId: StoreId,
  customerId: string,
  address: Address,
  database: Database = getDatabase(),
): Promise<Result<string, "addresses_full">> {
  return database.transaction(async (database) => {
    await lockBook(storeId, customerId, database);
    const kept = await listAddresses(storeId, customerId, database);
    if (kept.length >= ADDRESSES_LIMIT) return fail("addresses_full");
    const flags = kept.length === 0 ? { isBilling: true, isShipping: true } : {};
    const id = newId();
    const added = { ...address, ...flags };
    await clearFlags(storeId, customerId, added, database);
    await database.insert(customerAddresses).values({ storeId, customerId, id, ...added });
    return ok(id);
  });
}

/** Replaces an address of the customer's; it is refused when it is somebody else's, as if it did not exist. */
export function updateAddress(
  storeId: StoreId,
  customerId: string,
  id: string,
  address: Address,
  database: Database = getDatabase(),
): Promise<Result<null, "address_unknown">> {
  return database.transaction(async (database) => {
    await lockBook(storeId, customerId, database);
    const [present] = await database
      .select({ id: customerAddresses.id })
      .from(customerAddresses)
      .where(isTheirOne(storeId, customerId, id));
    if (!present) return fail("address_unknown");
    await clearFlags(storeId, customerId, address, database);
    await database
      .update(customerAddresses)
      .set({ ...address, modifiedAt: new Date() })
      .where(isTheirOne(storeId, customerId, id));
    return ok(null);
  });
}

/** False when it is not theirs or is gone. */
export async function removeAddress(
  storeId: StoreId,
  customerId: string,
  id: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const removed = await database
    .delete(customerAddresses)
    .where(isTheirOne(storeId, customerId, id))
    .returning({ id: customerAddresses.id });
  return removed.length > 0;
}

/** Of two changes of one book at the same time the second waits, so that neither the limit nor a flag is overrun. */
async function lockBook(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.id, customerId)))
    .for("update");
}

/** Takes the flags of an address from the one that has them now. */
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
    .where(isTheirs(storeId, customerId));
}
