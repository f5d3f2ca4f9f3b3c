import "server-only";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import type { StoreDetails } from "@/lib/domain/store/store";
import { priceCheckout } from "./price";
import { readCheckoutContext } from "./read-context";

/** The visitor who uses a checkout, and the store. */
export type CheckoutCaller = { store: StoreDetails; visitor: Visitor };

/** A `CheckoutCaller` with the visitor's IP address, for rate limits. */
export type CheckoutEditor = CheckoutCaller & { address: string };

/** True for customers, and for guests if the store allows guest checkout; see docs/domain.md#checkout-gate. */
export function mayCheckOut({ store, visitor }: CheckoutCaller): boolean {
  return visitor.kind === "customer" || (visitor.kind === "guest" && store.setting.guestCheckout);
}

/**
 * The visitor's checkout. Null if there is none with this id, if it is expired or belongs to another visitor, or if the
 * visitor must sign in first.
 */
export async function readCheckout(caller: CheckoutCaller, checkoutId: string): Promise<PricedCheckout | null> {
  const { store, visitor } = caller;
  if (!mayCheckOut(caller)) return null;
  const checkout = await findCheckout(store.id, cartOwner(visitor), checkoutId);
  return checkout && priceCheckout(await readCheckoutContext(store, visitor), checkout);
}
