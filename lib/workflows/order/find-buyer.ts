import "server-only";
import { findCustomer } from "@/lib/data/customer/customers";
import type { Database } from "@/lib/database/connection";
import type { NewOrder } from "@/lib/domain/order/create";
import { internationalNumber } from "@/lib/workflows/address/mobile-number";
import type { OrderAsker } from "./request";

/** The buyer as stored in the order. `customerNumber` is null for guests. */
export type Buyer = Pick<NewOrder, "customerId" | "email" | "contactMobile" | "customerName"> & {
  customerNumber: number | null;
};

/**
 * The buyer who orders. Null if the visitor is neither customer nor guest, or if the customer's account was deleted
 * after the session was read.
 */
export async function findBuyer(
  { store, visitor }: Pick<OrderAsker, "store" | "visitor">,
  database?: Database,
): Promise<Buyer | null> {
  if (visitor.kind === "guest") {
    const { email, mobile: contactMobile } = visitor;
    return { customerId: null, email, contactMobile, customerName: "", customerNumber: null };
  }
  const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId, database) : null;
  return (
    customer && {
      customerId: customer.id,
      email: customer.email,
      contactMobile: customer.email === "" ? internationalNumber(customer) : "",
      customerName: customer.name,
      customerNumber: customer.number,
    }
  );
}
