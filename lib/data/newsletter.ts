import "server-only";
import { and, asc, eq, gt, notExists } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { suppressedAddresses } from "@/lib/database/schema/outbox";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * Subscribes an e-mail address, which must be trimmed and in lower case. A former subscriber is subscribed again. Returns
 * the token of the unsubscribe link if the address has never subscribed before, otherwise null.
 */
export async function addNewsletterSubscriber(
  storeId: StoreId,
  email: string,
  now = clock.now(),
  database = getDatabase(),
): Promise<string | null> {
  const { storeId: store, email: address, isSubscribed, token } = newsletterSubscribers;
  const [added] = await database
    .insert(newsletterSubscribers)
    .values({ storeId, email })
    .onConflictDoNothing({ target: [store, address] })
    .returning({ token });
  if (added) return added.token;
  await database
    .insert(newsletterSubscribers)
    .values({ storeId, email })
    .onConflictDoUpdate({
      target: [store, address],
      set: { isSubscribed: true, modifiedAt: now },
      setWhere: eq(isSubscribed, false),
    });
  return null;
}

/** When an e-mail address first subscribed, and whether it is subscribed now; null if it has never subscribed. */
export async function findNewsletterSubscriber(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<{ isSubscribed: boolean; createdAt: Date } | null> {
  const [row] = await database
    .select({ isSubscribed: newsletterSubscribers.isSubscribed, createdAt: newsletterSubscribers.createdAt })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.storeId, storeId), eq(newsletterSubscribers.email, email)));
  return row ?? null;
}

/** Deletes an e-mail address from the table of subscribers. */
export async function removeNewsletterSubscriber(storeId: StoreId, email: string, database: Database): Promise<void> {
  await database
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.storeId, storeId), eq(newsletterSubscribers.email, email)));
}

/** The token for the link with which this e-mail address can unsubscribe; null if the address is not subscribed. */
export async function findUnsubscribeToken(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  const { email: address, isSubscribed, token } = newsletterSubscribers;
  const [row] = await database
    .select({ token })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.storeId, storeId), eq(address, email), eq(isSubscribed, true)));
  return row?.token ?? null;
}

/** Unsubscribes the address with this token; false if the token is unknown. Repeated calls have no further effect. */
export async function unsubscribe(
  storeId: StoreId,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const changed = await database
    .update(newsletterSubscribers)
    .set({ isSubscribed: false, modifiedAt: now })
    .where(and(eq(newsletterSubscribers.storeId, storeId), eq(newsletterSubscribers.token, token)))
    .returning({ token: newsletterSubscribers.token });
  return changed.length > 0;
}

export type Subscriber = { email: string; subscribedAt: Date; token: string };

/**
 * The next subscribers in the order of their e-mail addresses: those after the address `after`, or the first ones if it
 * is null.
 */
export async function listSubscribersAfter(
  storeId: StoreId,
  { after, limit }: { after: string | null; limit: number },
  database: Database = getDatabase(),
): Promise<Subscriber[]> {
  const { email, createdAt: subscribedAt, token, isSubscribed } = newsletterSubscribers;
  return database
    .select({ email, subscribedAt, token })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.storeId, storeId),
        eq(isSubscribed, true),
        // Neither a bounce nor a complaint is to be mailed again.
        notExists(
          database
            .select({ email: suppressedAddresses.email })
            .from(suppressedAddresses)
            .where(and(eq(suppressedAddresses.storeId, storeId), eq(suppressedAddresses.email, email))),
        ),
        after === null ? undefined : gt(email, after),
      ),
    )
    .orderBy(asc(email))
    .limit(limit);
}
