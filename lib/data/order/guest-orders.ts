import "server-only";
import { and, desc, eq, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { quotations } from "@/lib/database/schema/quotation";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

type Contact = Pick<Customer, "email" | "dialCode" | "mobile" | "isMobileVerified">;

/**
 * Orders or quotations that a guest made with this confirmed e-mail address, or with this confirmed mobile number without
 * giving an address. Orders of a deleted account belong to nobody; see decision 19.
 */
function isOfGuest(table: typeof orders | typeof quotations, storeId: StoreId, contact: Contact): SQL | undefined {
  const mobile = contact.isMobileVerified ? `${contact.dialCode}${contact.mobile}` : "";
  // Without either, no condition would be left, and everybody's orders would match.
  if (contact.email === "" && mobile === "") return sql`false`;
  return and(
    eq(table.storeId, storeId),
    isNull(table.customerId),
    or(
      contact.email === "" ? undefined : eq(table.email, contact.email),
      // The second condition lets the query use the index, which leaves out empty numbers.
      mobile === "" ? undefined : and(eq(table.contactMobile, mobile), ne(table.contactMobile, "")),
    ),
    table === orders ? not(orders.isOfFormerCustomer) : undefined,
  );
}

/** The ids of what a guest has ordered or asked prices for, the latest first. */
export async function listGuestOrders(
  storeId: StoreId,
  contact: Contact,
  database: Database = getDatabase(),
): Promise<{ orderIds: string[]; quotationIds: string[] }> {
  const idsIn = async (table: typeof orders | typeof quotations) => {
    const { id, createdAt } = table;
    const rows = await database
      .select({ id })
      .from(table)
      .where(isOfGuest(table, storeId, contact))
      .orderBy(desc(createdAt), desc(id));
    return rows.map((row) => row.id);
  };
  return { orderIds: await idsIn(orders), quotationIds: await idsIn(quotations) };
}

/** Assigns to the account all orders and quotations that its customer made as a guest. */
export async function claimGuestOrders(
  storeId: StoreId,
  { id: customerId, ...contact }: Contact & Pick<Customer, "id">,
  database: Database,
): Promise<void> {
  // Quotations are handled before orders: a concurrent approval turns a quotation into an order, and an order added
  // while we wait for the quotation's lock is then handled below.
  await database
    .update(quotations)
    .set({ customerId })
    .where(isOfGuest(quotations, storeId, contact));
  await database
    .update(orders)
    .set({ customerId })
    .where(isOfGuest(orders, storeId, contact));
}
