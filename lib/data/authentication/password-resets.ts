import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { passwordResets } from "@/lib/database/schema/authentication";
import { RESET_MINUTES } from "@/lib/domain/authentication/one-time-code";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const isValid = (storeId: StoreId, tokenHash: string, now: Date) =>
  and(eq(passwordResets.storeId, storeId), eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

export async function insertPasswordReset(
  storeId: StoreId,
  { tokenHash, customerId }: { tokenHash: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await database.insert(passwordResets).values({ storeId, tokenHash, customerId, createdAt: now, expiresAt });
}

/**
 * The customer who may set a new password with this link; null if the link is invalid. Looking up the link does not use
 * it up, because mail scanners open links too.
 */
export async function findPasswordReset(
  storeId: StoreId,
  tokenHash: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isValid(storeId, tokenHash, now));
  return row?.customerId ?? null;
}

/** Redeems the link and returns its customer; null if it has expired or was used before. */
export async function redeemPasswordReset(
  storeId: StoreId,
  tokenHash: string,
  now: Date,
  database: Database,
): Promise<string | null> {
  const [row] = await database
    .delete(passwordResets)
    .where(isValid(storeId, tokenHash, now))
    .returning({ customerId: passwordResets.customerId });
  return row?.customerId ?? null;
}

/** Invalidates all password links of a customer, because the customer's password has changed. */
export async function endPasswordResets(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.storeId, storeId), eq(passwordResets.customerId, customerId)));
}

/** Removes expired links of all stores. */
export async function forgetOldPasswordResets(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
