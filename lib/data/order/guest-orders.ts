import "server-only";
import { and, eq, isNull, not } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { quotations } from "@/lib/database/schema/quotation";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Makes the customer's own what guests have ordered and asked prices for with their address, which is proved. What a
 * former account has left with it stays nobody's: see decision 19.
 */
export async function adoptGuestOrders(
  storeId: StoreId,
  { id: customerId, email }: Pick<Customer, "id" | "email">,
  database: Database,
): Promise<void> {
  // Before the orders, of which an approval that is under way makes one more.
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
