import "server-only";
import { rememberBrowser } from "@/lib/data/authentication/known-browsers";
import { endVisitorSession, insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { mergeCarts } from "@/lib/data/cart/merge";
import { handOverCheckouts } from "@/lib/data/checkout/checkouts";
import { adoptGuestOrders } from "@/lib/data/order/guest-orders";
import { mergeWishlists } from "@/lib/data/wishlist/merge";
import type { Database } from "@/lib/database/connection";
import type { KeptVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { hashToken, newToken } from "@/lib/server/tokens";
import type { Asker } from "./asker";

export type SignedIn = { customer: Customer; visitor: KeptVisitor };

/**
 * Signs the customer in, in the transaction of `database`. Both tokens of the browser are new afterwards, so that one
 * which somebody else has put there or seen before opens nothing; the session or guest from before is over. What the
 * browser has in its bag and on its wish list comes along, and so do the checkout that it is in and what was ordered
 * by guests with the customer's address.
 */
export async function beginSession(
  { store, visitor, device }: Asker,
  customer: Customer,
  { staysSignedIn }: { staysSignedIn: boolean },
  now: Date,
  database: Database,
): Promise<SignedIn> {
  if (visitor.kind !== "anonymous") await endVisitorSession(store.id, visitor.sessionId, database);
  const [anonymous, token] = [newToken(), newToken()];
  const session = { kind: "customer", customerId: customer.id, tokenHash: hashToken(token), device } as const;
  await insertVisitorSession(store.id, session, now, database);
  const joined = { anonymousId: visitor.anonymousId, customerId: customer.id };
  // First of all: an order that is being made locks its checkout before its bag, too.
  await handOverCheckouts(store.id, joined, database);
  await mergeCarts(store.id, joined, now, database);
  await mergeWishlists(store.id, joined, now, database);
  await adoptGuestOrders(store.id, customer, database);
  await rememberBrowser(store.id, customer.id, hashToken(anonymous), now, database);
  return { customer, visitor: { anonymous, session: { token, isPersistent: staysSignedIn } } };
}
