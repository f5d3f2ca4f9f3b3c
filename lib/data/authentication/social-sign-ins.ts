import "server-only";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { socialIdentities, socialSignIns } from "@/lib/database/schema/authentication";
import type { SocialProvider } from "@/lib/domain/authentication/social-provider";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * The values that a visitor must send back when they return from the provider, as proof that they started this sign-in.
 */
export type StartedSocialSignIn = {
  provider: SocialProvider;
  state: string;
  nonce: string;
  codeVerifier: string;
  nextPath: string;
};

/** Long enough for the visitor to type a password and a second factor at the provider. */
const LIFETIME_MS = 15 * 60_000;

/** Saves a started sign-in, which replaces an unfinished sign-in of the same visitor. */
export async function insertSocialSignIn(
  storeId: StoreId,
  anonymousId: string,
  started: StartedSocialSignIn,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<void> {
  const values = { ...started, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  await database
    .insert(socialSignIns)
    .values({ storeId, anonymousId, ...values })
    .onConflictDoUpdate({ target: [socialSignIns.storeId, socialSignIns.anonymousId], set: values });
}

/** Finds and ends the sign-in that the visitor has started with the provider; null if there is none. */
export async function redeemSocialSignIn(
  storeId: StoreId,
  anonymousId: string,
  provider: SocialProvider,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<StartedSocialSignIn | null> {
  const [row] = await database
    .delete(socialSignIns)
    .where(
      and(
        eq(socialSignIns.storeId, storeId),
        eq(socialSignIns.anonymousId, anonymousId),
        eq(socialSignIns.provider, provider),
        gt(socialSignIns.expiresAt, now),
      ),
    )
    .returning();
  return row ? { ...row, provider } : null;
}

/** Removes expired sign-ins of all stores. */
export async function forgetOldSocialSignIns(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now));
}

export type SocialIdentity = { provider: SocialProvider; subject: string };

/** The id of the customer who signs in with this identity at the provider; null if there is none. */
export async function findSocialCustomer(
  storeId: StoreId,
  { provider, subject }: SocialIdentity,
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ customerId: socialIdentities.customerId })
    .from(socialIdentities)
    .where(
      and(
        eq(socialIdentities.storeId, storeId),
        eq(socialIdentities.provider, provider),
        eq(socialIdentities.subject, subject),
      ),
    );
  return row?.customerId ?? null;
}

/** Connects an identity at a provider to a customer. An identity that is already connected stays with its customer. */
export async function insertSocialIdentity(
  storeId: StoreId,
  { provider, subject }: SocialIdentity,
  customerId: string,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .insert(socialIdentities)
    .values({ storeId, provider, subject, customerId, createdAt: now })
    .onConflictDoNothing();
}

export async function listSocialIdentities(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<{ provider: string; subject: string; createdAt: Date }[]> {
  return database
    .select({
      provider: socialIdentities.provider,
      subject: socialIdentities.subject,
      createdAt: socialIdentities.createdAt,
    })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.storeId, storeId), eq(socialIdentities.customerId, customerId)))
    .orderBy(asc(socialIdentities.provider))
    .limit(20);
}
