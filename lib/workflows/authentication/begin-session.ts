import "server-only";
import { rememberBrowser } from "@/lib/data/authentication/known-browsers";
import { endVisitorSession, insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { mergeCarts } from "@/lib/data/cart/merge";
import { moveCheckoutsToCustomer } from "@/lib/data/checkout/checkouts";
import { moveFitProfilesToCustomer } from "@/lib/data/customization/fit-profiles";
import { moveConsentToCustomer } from "@/lib/data/left-cart/consents";
import { claimGuestOrders } from "@/lib/data/order/guest-orders";
import { movePersonalFilesToCustomer } from "@/lib/data/personalization/files";
import { mergeWishlists } from "@/lib/data/wishlist/merge";
import type { Database } from "@/lib/database/connection";
import type { NewVisitorTokens } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { hashToken, newToken } from "@/lib/server/tokens";
import type { Requester } from "./asker";

export type SignedIn = { customer: Customer; visitor: NewVisitorTokens };

/**
 * Signs the customer in, in the transaction of `database`, and ends the session the browser had before. The browser
 * gets two new tokens, so that an attacker cannot use tokens planted in the browser or seen before. The browser's cart
 * and wishlist are merged with the customer's own. The customer also gets the browser's checkout, and the guest orders
 * with the customer's e-mail address.
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
  // Locks the checkouts before the cart, as placing an order does. Locking them in the opposite order could cause a
  // deadlock.
  await moveCheckoutsToCustomer(store.id, merge, database);
  await mergeCarts(store.id, merge, now, database);
  // After the cart, as the reminder of a left cart locks them.
  await moveConsentToCustomer(store.id, { ...merge, email: customer.email }, database);
  await moveFitProfilesToCustomer(store.id, merge, database);
  await movePersonalFilesToCustomer(store.id, merge, database);
  await mergeWishlists(store.id, merge, now, database);
  await claimGuestOrders(store.id, customer, database);
  await rememberBrowser(store.id, customer.id, hashToken(anonymous), now, database);
  return { customer, visitor: { anonymous, session: { token, isPersistent: staysSignedIn } } };
}
