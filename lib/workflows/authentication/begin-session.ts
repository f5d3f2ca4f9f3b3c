import "server-only";
import { rememberBrowser } from "@/lib/data/authentication/known-browsers";
import { endVisitorSession, insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { mergeCarts } from "@/lib/data/cart/merge";
import { moveCheckoutsToCustomer } from "@/lib/data/checkout/checkouts";
import { claimGuestOrders } from "@/lib/data/order/guest-orders";
import { mergeWishlists } from "@/lib/data/wishlist/merge";
import type { Database } from "@/lib/database/connection";
import type { NewVisitorTokens } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { hashToken, newToken } from "@/lib/server/tokens";
import type { Requester } from "./asker";

export type SignedIn = { customer: Customer; visitor: NewVisitorTokens };

/**
 * Signs the customer in, in the transaction of `database`. The browser gets two new tokens, so that a token which
 * somebody else has planted or seen is useless; its former session ends. The cart and wishlist of the browser are
 * merged into the customer's, and the customer takes over its checkout and the guest orders with the same e-mail
 * address.
 */
export async function beginSession(
  { store, visitor, device }: Requester,
  customer: Customer,
  { staysSignedIn }: { staysSignedIn: boolean },
  now: Date,
  database: Database,
): Promise<SignedIn> {
  if (visitor.kind !== "anonymous") await endVisitorSession(store.id, visitor.sessionId, database);
  const [anonymous, token] = [newToken(), newToken()];
  const session = { kind: "customer", customerId: customer.id, tokenHash: hashToken(token), device } as const;
  await insertVisitorSession(store.id, session, now, database);
  const merge = { anonymousId: visitor.anonymousId, customerId: customer.id };
  // Checkouts come first: placing an order also locks the checkout before the cart, and the opposite order could
  // deadlock.
  await moveCheckoutsToCustomer(store.id, merge, database);
  await mergeCarts(store.id, merge, now, database);
  await mergeWishlists(store.id, merge, now, database);
  await claimGuestOrders(store.id, customer, database);
  await rememberBrowser(store.id, customer.id, hashToken(anonymous), now, database);
  return { customer, visitor: { anonymous, session: { token, isPersistent: staysSignedIn } } };
}
