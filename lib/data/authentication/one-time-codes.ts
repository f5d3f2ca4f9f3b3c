import "server-only";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { oneTimeCodes } from "@/lib/database/schema/authentication";
import { CODE_MINUTES, type CodePurpose, MAX_CODE_ATTEMPTS } from "@/lib/domain/authentication/one-time-code";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Who requested a code and for what. `askerKey` is the id of an anonymous visitor or of a customer's session. */
export type CodeOwner = { purpose: CodePurpose; askerKey: string };

export type SentCode = { recipient: string; expiresAt: Date };

export type NewCode = CodeOwner & {
  recipient: string;
  /**
   * The digest of the code. Null if no code is sent: every attempt then fails as if the code were wrong, so that the
   * visitor cannot tell that none was sent.
   */
  codeHash: string | null;
  /** The change to make once the code is confirmed. */
  content: unknown;
  lifeSeconds?: number | undefined;
};

const isOwn = (storeId: StoreId, { purpose, askerKey }: CodeOwner) =>
  and(eq(oneTimeCodes.storeId, storeId), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.askerKey, askerKey));

/** Saves a code, which replaces the visitor's last code for the same purpose. */
export async function insertCode(
  storeId: StoreId,
  { purpose, askerKey, lifeSeconds = CODE_MINUTES * 60, ...sent }: NewCode,
  now: Date,
  database: Database,
): Promise<SentCode> {
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1_000);
  const values = { ...sent, triesLeft: MAX_CODE_ATTEMPTS, createdAt: now, expiresAt };
  await database
    .insert(oneTimeCodes)
    .values({ storeId, purpose, askerKey, ...values })
    .onConflictDoUpdate({ target: [oneTimeCodes.storeId, oneTimeCodes.purpose, oneTimeCodes.askerKey], set: values });
  return { recipient: sent.recipient, expiresAt };
}

/** The code that the visitor can still enter; null if there is none. */
export async function findSentCode(
  storeId: StoreId,
  owner: CodeOwner,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<SentCode | null> {
  const [row] = await database
    .select({ recipient: oneTimeCodes.recipient, expiresAt: oneTimeCodes.expiresAt })
    .from(oneTimeCodes)
    .where(and(isOwn(storeId, owner), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now)));
  return row ?? null;
}

/**
 * Counts one attempt to enter a code and returns the code's digest; null if no attempt is left or the code has expired.
 * The attempt is counted in the statement that reads the digest, so that concurrent attempts cannot exceed the limit.
 * Never call it in a transaction: a rollback would undo the count.
 */
export async function countCodeAttempt(
  storeId: StoreId,
  owner: CodeOwner,
  now = clock.now(),
): Promise<{ codeHash: string | null; recipient: string; triesLeft: number } | null> {
  const [row] = await getDatabase()
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(and(isOwn(storeId, owner), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now)))
    .returning({
      codeHash: oneTimeCodes.codeHash,
      recipient: oneTimeCodes.recipient,
      triesLeft: oneTimeCodes.triesLeft,
    });
  return row ?? null;
}

/** Redeems the code; null if another request has already redeemed it. */
export async function redeemCode(
  storeId: StoreId,
  owner: CodeOwner,
  codeHash: string,
  database: Database,
): Promise<{ recipient: string; content: unknown } | null> {
  const [row] = await database
    .delete(oneTimeCodes)
    .where(and(isOwn(storeId, owner), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ recipient: oneTimeCodes.recipient, content: oneTimeCodes.content });
  return row ?? null;
}

/** Removes the unused codes that were sent to this e-mail address or mobile number. */
export async function forgetCodesTo(storeId: StoreId, recipient: string, database: Database): Promise<void> {
  await database
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.storeId, storeId), eq(oneTimeCodes.recipient, recipient)));
}

/** Removes expired codes of all stores. */
export async function forgetOldCodes(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
