import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { idempotencyKeys } from "@/lib/database/schema/sequence";
import type { StoreId } from "@/lib/domain/store/id";
import { type Database, getDatabase } from "./connection";

/** A write that must not happen twice: who asks for it, under which key, and the digest of all that is asked. */
export type KeyedRequest = { askerKey: string; key: string; requestDigest: string };

export type ClaimedKey = { requestDigest: string; answer: unknown };

/** Long enough for any program that tries again. */
const KEPT_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Claims the key for this request, within the transaction that does what it asks; `answer` is what it will have been
 * answered. Null when it is claimed: whoever comes with the same key waits until the transaction is over. Otherwise what
 * was claimed before.
 */
export async function claimKey(
  storeId: StoreId,
  { askerKey, key, requestDigest }: KeyedRequest,
  answer: unknown,
  now: Date,
  database: Database,
): Promise<ClaimedKey | null> {
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ storeId, askerKey, key, requestDigest, answer, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const before = await findKey(storeId, { askerKey, key }, database);
  if (!before) throw new Error("A key was neither claimed nor found");
  return before;
}

/** What was asked for and answered under the key; null while nobody has claimed it. */
export async function findKey(
  storeId: StoreId,
  { askerKey, key }: Pick<KeyedRequest, "askerKey" | "key">,
  database: Database = getDatabase(),
): Promise<ClaimedKey | null> {
  const [row] = await database
    .select({ requestDigest: idempotencyKeys.requestDigest, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.storeId, storeId), eq(idempotencyKeys.askerKey, askerKey), eq(idempotencyKeys.key, key)),
    );
  return row ?? null;
}

/** Removes the keys of all stores that nobody tries again with. */
export async function forgetOldKeys(now = new Date(), database: Database = getDatabase()): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MILLISECONDS)));
}
