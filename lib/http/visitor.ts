import "server-only";
import { cookies, headers } from "next/headers";
import { findVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken, newToken } from "@/lib/server/tokens";
import { isSecure } from "./is-secure";
import { readVisitorTokens, type VisitorTokens } from "./visitor-tokens";

/** The visitor these tokens belong to in this store. A browser without tokens is a new anonymous visitor. */
export async function identifyVisitor(storeId: StoreId, { anonymous, session }: VisitorTokens): Promise<Visitor> {
  const anonymousId = hashToken(anonymous ?? newToken());
  const found = session ? await findVisitorSession(storeId, hashToken(session)) : null;
  if (!found) return { kind: "anonymous", anonymousId };
  const { id: sessionId } = found;
  return found.kind === "customer"
    ? { kind: "customer", anonymousId, sessionId, customerId: found.customerId }
    : { kind: "guest", anonymousId, sessionId, email: found.email };
}

/**
 * The currency that the visitor's browser reports to be showing; null if it reports none. The value is not validated.
 */
export async function getPageCurrency(): Promise<string | null> {
  return (await cookies()).get(CURRENCY_COOKIE)?.value ?? null;
}

/** The visitor a page is rendered for; only for pages that are not cached. */
export async function getPageVisitor(storeId: StoreId): Promise<Visitor> {
  const [sent, present] = await Promise.all([headers(), cookies()]);
  return identifyVisitor(
    storeId,
    readVisitorTokens((name) => present.get(name)?.value ?? null, isSecure(sent)),
  );
}
