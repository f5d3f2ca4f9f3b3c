import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { passwordResets } from "@/lib/database/schema/authentication";
import { RESET_MINUTES } from "@/lib/domain/authentication/one-time-code";
import type { StoreId } from "@/lib/domain/store/id";

const isGood = (storeId: StoreId, tokenHash: string, now: Date) =>
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

/** Whose the link is, which stays good: programs that look through mail open links as well. */
export async function findPasswordReset(
  storeId: StoreId,
  tokenHash: string,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isGood(storeId, tokenHash, now));
  return row?.customerId ?? null;
}

/** Uses the link up and answers whose it was; null when it is over or another request used it before. */
export async function redeemPasswordReset(
  storeId: StoreId,
  tokenHash: string,
  now: Date,
  database: Database,
): Promise<string | null> {
  const [row] = await database
    .delete(passwordResets)
    .where(isGood(storeId, tokenHash, now))
    .returning({ customerId: passwordResets.customerId });
  return row?.customerId ?? null;
}

/** The other links of a customer end when the password is another. */
export async function endPasswordResets(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.storeId, storeId), eq(passwordResets.customerId, customerId)));
}

/** Removes the links of all stores that are over. */
export async function forgetOldPasswordResets(now = new Date(), database: Database = getDatabase()): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
