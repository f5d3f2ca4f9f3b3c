import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { idempotencyKeys } from "@/lib/database/schema/sequence";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { hashToken } from "@/lib/server/tokens";
import { type Database, getDatabase } from "./connection";

/** A write that must not run twice: its caller, the idempotency key, and a digest of the whole request. */
export type KeyedRequest = { askerKey: string; key: string; requestDigest: string };

export type ClaimedKey = { requestDigest: string; answer: unknown };

/**
 * What identifies a request that must not run twice. `parts` are everything that must be equal when the key is sent
 * again, beginning with the name of the write. Different askers may use the same key.
 */
export function toKeyedRequest(askerKey: string, key: string, parts: readonly unknown[]): KeyedRequest {
  return { askerKey, key, requestDigest: hashToken(JSON.stringify(parts)) };
}

/** The visitor as owner of idempotency keys. */
export function askerKey(visitor: Visitor): string {
  const owner = cartOwner(visitor);
  return owner.kind === "customer" ? `customer ${owner.customerId}` : `anonymous ${owner.anonymousId}`;
}

/** The answer to the earlier request with this key; refused if that was another request. */
export function earlierAnswer<Answer>(
  { requestDigest, answer }: ClaimedKey,
  request: KeyedRequest,
  schema: { parse: (answer: unknown) => Answer },
): Result<Answer, "idempotency_key_reused"> {
  if (requestDigest !== request.requestDigest) return fail("idempotency_key_reused", "idempotency_key");
  return ok(schema.parse(answer));
}

/** How long keys are kept. Longer than any client keeps retrying. */
const RETENTION_MS = 24 * 60 * 60_000;

/**
 * Claims the key, in the transaction that does the write; `answer` is the response that repeated requests get. Returns
 * null if this request now has the key: other requests with the same key then wait until the transaction ends. Returns
 * the earlier claim if another request already has the key.
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
  const existing = await findKey(storeId, { askerKey, key }, database);
  if (!existing) throw new Error("A key was neither claimed nor found");
  return existing;
}

/** The claim stored under this key, with its request digest and response; null if the key is unused. */
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

/** Deletes the expired keys of all stores. */
export async function forgetOldKeys(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
