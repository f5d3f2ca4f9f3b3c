import "server-only";
import { and, eq, isNull, ne, not, or } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { quotations } from "@/lib/database/schema/quotation";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Assigns to the account all guest orders and quotations with the customer's confirmed e-mail address, and those with the
 * confirmed mobile number of guests who gave no e-mail address. Orders of a deleted account are not assigned; see
 * decision 19.
 */
export async function claimGuestOrders(
  storeId: StoreId,
  { id: customerId, email, ...customer }: Pick<Customer, "id" | "email" | "dialCode" | "mobile" | "isMobileVerified">,
  database: Database,
): Promise<void> {
  const mobile = customer.isMobileVerified ? `${customer.dialCode}${customer.mobile}` : "";
  const isContact = (table: typeof orders | typeof quotations) =>
    and(
      eq(table.storeId, storeId),
      isNull(table.customerId),
      or(
        email === "" ? undefined : eq(table.email, email),
        // The second condition lets the query use the index, which leaves out empty numbers.
        mobile === "" ? undefined : and(eq(table.contactMobile, mobile), ne(table.contactMobile, "")),
      ),
    );
  // Quotations are handled before orders: a concurrent approval turns a quotation into an order, and an order added
  // while we wait for the quotation's lock is then handled below.
  await database.update(quotations).set({ customerId }).where(isContact(quotations));
  await database
    .update(orders)
    .set({ customerId })
    .where(and(isContact(orders), not(orders.isOfFormerCustomer)));
}
