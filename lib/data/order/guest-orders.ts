import "server-only";
import { and, eq, isNull, not } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { quotations } from "@/lib/database/schema/quotation";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Assigns to the account all guest orders and quotations with the customer's confirmed e-mail address. Orders of a
 * deleted account with that address are not assigned; see decision 19.
 */
export async function claimGuestOrders(
  storeId: StoreId,
  { id: customerId, email }: Pick<Customer, "id" | "email">,
  database: Database,
): Promise<void> {
  // Quotations are handled before orders: a concurrent approval turns a quotation into an order, and an order added
  // while we wait for the quotation's lock is then handled below.
  await database
    .update(quotations)
    .set({ customerId })
    .where(and(eq(quotations.storeId, storeId), eq(quotations.email, email), isNull(quotations.customerId)));
  await database
    .update(orders)
    .set({ customerId })
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.email, email),
        isNull(orders.customerId),
        not(orders.isOfFormerCustomer),
      ),
    );
}
