import "server-only";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import type { StoreDetails } from "@/lib/domain/store/store";
import { priceCheckout } from "./price";
import { readCheckoutContext } from "./read-context";

/** Who goes through a checkout. */
export type CheckoutAsker = { store: StoreDetails; visitor: Visitor };

/** The same with the address of the network, for limits of how often something may be tried. */
export type CheckoutChanger = CheckoutAsker & { address: string };

/** Whether the shop knows enough of somebody to take an order; domain §4.8, "Gate to checkout". */
export function mayCheckOut({ store, visitor }: CheckoutAsker): boolean {
  return visitor.kind === "customer" || (visitor.kind === "guest" && store.setting.guestCheckout);
}

/** Null when it is somebody else's, unknown or forgotten, and for who has to say first who they are. */
export async function readCheckout(asker: CheckoutAsker, checkoutId: string): Promise<PricedCheckout | null> {
  const { store, visitor } = asker;
  if (!mayCheckOut(asker)) return null;
  const checkout = await findCheckout(store.id, cartOwner(visitor), checkoutId);
  return checkout && priceCheckout(await readCheckoutContext(store, visitor), checkout);
}
