import "server-only";
import type { CustomerFile } from "@/lib/contracts/customer/owner-calls";
import { listAddresses } from "@/lib/data/address";
import { findCustomer } from "@/lib/data/customer/customers";
import { insertCustomerNote, listCustomerNotes } from "@/lib/data/customer/notes";
import { listFitProfiles } from "@/lib/data/customization/fit-profiles";
import { listOrders } from "@/lib/data/order/lists";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

type Read = Result<CustomerFile, "customer_unknown">;
const LATEST_ORDERS = 20;

/** What the store knows about a customer, as far as the caller has the right to see it. */
export async function readCustomer(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  customerId: string,
): Promise<Read> {
  const customer = await findCustomer(storeId, customerId);
  if (!customer) return fail("customer_unknown");
  const found = rights.includes("orders.read")
    ? await listOrders(storeId, { customerId, statuses: ORDER_STATUSES, search: "", page: 1, limit: LATEST_ORDERS })
    : null;
  return ok({
    customer,
    addresses: await listAddresses(storeId, customerId),
    fitProfiles: (await listFitProfiles(storeId, { kind: "customer", customerId })).map(({ name }) => name),
    notes: await listCustomerNotes(storeId, customerId),
    orders: found && { latest: found.orders, total: found.total },
  });
}

/** Keeps a note about a customer for the people of the store. */
export async function addCustomerNote(
  storeId: StoreId,
  actor: Pick<Actor, "name" | "rights">,
  customerId: string,
  text: string,
): Promise<Read> {
  if (!(await findCustomer(storeId, customerId))) return fail("customer_unknown");
  await insertCustomerNote(storeId, customerId, { id: newId(), createdAt: clock.now(), author: actor.name, text });
  return readCustomer(storeId, actor, customerId);
}
