import "server-only";
import { cookies, headers } from "next/headers";
import { findSignedInCustomer, findVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken, newToken } from "@/lib/server/tokens";
import { isSecure } from "./is-secure";
import { readVisitorTokens, type VisitorTokens } from "./visitor-tokens";

/**
 * Finds the visitor to whom these tokens belong in this store. A browser without valid tokens is a new anonymous
 * visitor.
 */
export async function identifyVisitor(storeId: StoreId, { anonymous, session }: VisitorTokens): Promise<Visitor> {
  const anonymousId = hashToken(anonymous ?? newToken());
  const found = session ? await findVisitorSession(storeId, hashToken(session)) : null;
  if (!found) return { kind: "anonymous", anonymousId };
  const { id: sessionId, ...person } = found;
  return { anonymousId, sessionId, ...person };
}

/**
 * The currency in which the visitor's browser shows prices, from a cookie; null if there is none. The caller must check
 * that it is a currency of the store.
 */
export async function getPageCurrency(): Promise<string | null> {
  return (await cookies()).get(CURRENCY_COOKIE)?.value ?? null;
}

/** Finds the visitor who requested a page. Only for pages that are not cached. */
export async function getPageVisitor(storeId: StoreId): Promise<Visitor> {
  return identifyVisitor(storeId, await getPageTokens());
}

/** Finds the customer who requested a page, with one query; null if the visitor is not signed in. */
export async function getPageCustomer(
  storeId: StoreId,
): Promise<{ visitor: CustomerVisitor; customer: Customer } | null> {
  const { anonymous, session } = await getPageTokens();
  const found = session ? await findSignedInCustomer(storeId, hashToken(session)) : null;
  if (!found) return null;
  const { sessionId, customer } = found;
  const anonymousId = hashToken(anonymous ?? newToken());
  return { visitor: { kind: "customer", anonymousId, sessionId, customerId: customer.id }, customer };
}

async function getPageTokens(): Promise<VisitorTokens> {
  const [sent, present] = await Promise.all([headers(), cookies()]);
  return readVisitorTokens((name) => present.get(name)?.value ?? null, isSecure(sent));
}
