import "server-only";
import { and, eq } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import { type Database, getDatabase } from "./database";
import { newsletterSubscribers } from "./message-schema";

/** Puts an address, trimmed and in small letters, on the list; one that is or was on it is on it afterwards too. */
export async function addNewsletterSubscriber(
  storeId: StoreId,
  email: string,
  now = new Date(),
  database = getDatabase(),
): Promise<void> {
  const { storeId: store, email: address, isSubscribed } = newsletterSubscribers;
  await database
    .insert(newsletterSubscribers)
    .values({ storeId, email })
    .onConflictDoUpdate({
      target: [store, address],
      set: { isSubscribed: true, modifiedAt: now },
      setWhere: eq(isSubscribed, false),
    });
}

/** Since when, or whether no more, somebody gets the newsletter; null when the address never was on the list. */
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

/** Takes an address off the list as if it had never been there. */
export async function removeNewsletterSubscriber(storeId: StoreId, email: string, database: Database): Promise<void> {
  await database
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.storeId, storeId), eq(newsletterSubscribers.email, email)));
}
