import "server-only";
import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { rateLimits } from "@/lib/database/schema/authentication";
import type { StoreId } from "@/lib/domain/store/id";
import { type Database, getDatabase } from "./connection";

/** `name` tells the limits apart; `attempts` are allowed in each window of `seconds`. */
export type RateLimit = {
  name: string;
  attempts: number;
  seconds: number;
  /** The window begins anew with each attempt that is allowed, so that who has made all has to wait all of it. */
  restarts?: true;
};

export type Attempt = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/**
 * Counts one attempt of `subject` (an address of the network, an e-mail address) and says whether it is within the
 * limit. One statement, so that attempts made at the same time are all counted, on every machine that serves the store.
 */
export async function countAttempt(
  storeId: StoreId,
  { name, attempts, seconds, restarts }: RateLimit,
  subject: string,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<Attempt> {
  const endsAt = new Date(now.getTime() + seconds * 1_000);
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  const beginsAnew = restarts ? sql`(${isOver} or ${rateLimits.attempts} < ${attempts})` : isOver;
  const [row] = await database
    .insert(rateLimits)
    .values({ storeId, name, subjectHash: digest(subject), attempts: 1, endsAt })
    .onConflictDoUpdate({
      target: [rateLimits.storeId, rateLimits.name, rateLimits.subjectHash],
      set: {
        // Counting stops above the limit: an attacker must not make the number overflow.
        attempts: sql`case when ${isOver} then 1 else least(${rateLimits.attempts} + 1, ${attempts + 1}) end`,
        endsAt: sql`case when ${beginsAnew} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt });
  if (!row || row.attempts <= attempts) return { isAllowed: true };
  return { isAllowed: false, retryAfterSeconds: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000) };
}

/** Begins anew for a subject that has proved itself. */
export async function forgetAttempts(
  storeId: StoreId,
  { name }: Pick<RateLimit, "name">,
  subject: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .delete(rateLimits)
    .where(
      sql`${rateLimits.storeId} = ${storeId} and ${rateLimits.name} = ${name} and ${rateLimits.subjectHash} = ${digest(subject)}`,
    );
}

/** Removes the counts of all stores whose window is over. */
export async function forgetOldAttempts(now = new Date(), database: Database = getDatabase()): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.endsAt, now));
}

/** No personal data stands in the table. */
function digest(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
