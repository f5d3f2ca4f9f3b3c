import "server-only";
import { cookies, headers } from "next/headers";
import { findVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
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
  const [sent, present] = await Promise.all([headers(), cookies()]);
  return identifyVisitor(
    storeId,
    readVisitorTokens((name) => present.get(name)?.value ?? null, isSecure(sent)),
  );
}
