import "server-only";
import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { knownBrowsers } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { ANONYMOUS_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Remembers that the customer has signed in with the browser to which the anonymous id belongs. */
export async function rememberBrowser(
  storeId: StoreId,
  customerId: string,
  anonymousId: string,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .insert(knownBrowsers)
    .values({ storeId, customerId, anonymousId, signedInAt: now })
    .onConflictDoNothing();
}

/**
 * Whether the customer with this e-mail address or confirmed mobile number, in international format, has signed in before
 * with the browser to which the anonymous id belongs.
 */
export async function isKnownBrowser(
  storeId: StoreId,
  recipient: string,
  anonymousId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ customerId: knownBrowsers.customerId })
    .from(knownBrowsers)
    .innerJoin(customers, and(eq(customers.storeId, knownBrowsers.storeId), eq(customers.id, knownBrowsers.customerId)))
    .where(
      and(
        eq(knownBrowsers.storeId, storeId),
        eq(knownBrowsers.anonymousId, anonymousId),
        or(
          eq(customers.email, recipient),
          and(isNotNull(customers.mobileVerifiedAt), eq(sql`${customers.dialCode} || ${customers.mobile}`, recipient)),
        ),
      ),
    );
  return row !== undefined;
}

/**
 * Forgets all browsers of a customer whose password has changed: somebody who knew the old password may have signed in
 * with them.
 */
export async function forgetBrowsers(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.storeId, storeId), eq(knownBrowsers.customerId, customerId)));
}

/** In all stores, removes the browsers whose cookie has expired. */
export async function forgetOldBrowsers(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database
    .delete(knownBrowsers)
    .where(lt(knownBrowsers.signedInAt, new Date(now.getTime() - ANONYMOUS_LIFETIME_MS)));
}
