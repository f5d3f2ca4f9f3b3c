import "server-only";
import { findCustomer } from "@/lib/data/customer/customers";
import type { NewOrder } from "@/lib/domain/order/create";
import type { OrderAsker } from "./request";

/** The buyer as stored in the order. `customerNumber` is null for guests. */
export type Buyer = Pick<NewOrder, "customerId" | "email" | "customerName"> & { customerNumber: number | null };

/**
 * The buyer who orders. Null if the visitor is neither customer nor guest, or if the customer's account was deleted
 * after the session was read.
 */
export async function findBuyer({ store, visitor }: Pick<OrderAsker, "store" | "visitor">): Promise<Buyer | null> {
  if (visitor.kind === "guest") {
    return { customerId: null, email: visitor.email, customerName: "", customerNumber: null };
  }
  const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId) : null;
  return (
    customer && {
      customerId: customer.id,
      email: customer.email,
      customerName: customer.name,
      customerNumber: customer.number,
    }
  );
}
