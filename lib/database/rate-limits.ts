import "server-only";
import { createHash } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { rateLimits } from "@/lib/database/schema/authentication";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { type Database, getDatabase } from "./connection";

/** A limit named `name`: in a time window of `seconds`, at most `attempts` are allowed. */
export type RateLimit = {
  name: string;
  attempts: number;
  seconds: number;
  /**
   * If true, each allowed attempt restarts the window. After the last allowed attempt, the caller must therefore wait
   * for a full window.
   */
  restarts?: true;
};

export type Attempt = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/**
 * Counts one attempt of `subject` (an IP address, an e-mail address) and returns whether it is within the limit.
 * Counting and reading are one statement, so that simultaneous attempts are all counted, whichever server they reach.
 */
export async function countAttempt(
  storeId: StoreId,
  { name, attempts, seconds, restarts }: RateLimit,
  subject: string,
  now = clock.now(),
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
        // The count stops just above the limit, so that an attacker cannot make the number overflow.
        attempts: sql`case when ${isOver} then 1 else least(${rateLimits.attempts} + 1, ${attempts + 1}) end`,
        endsAt: sql`case when ${beginsAnew} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt });
  if (!row || row.attempts <= attempts) return { isAllowed: true };
  return { isAllowed: false, retryAfterSeconds: secondsUntil(row.endsAt, now) };
}

/** Returns whether another attempt of this subject would be within the limit, without counting one. */
export async function checkAttempts(
  storeId: StoreId,
  { name, attempts }: Pick<RateLimit, "name" | "attempts">,
  subject: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<Attempt> {
  const [row] = await database
    .select({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.storeId, storeId),
        eq(rateLimits.name, name),
        eq(rateLimits.subjectHash, digest(subject)),
        gt(rateLimits.endsAt, now),
      ),
    );
  if (!row || row.attempts < attempts) return { isAllowed: true };
  return { isAllowed: false, retryAfterSeconds: secondsUntil(row.endsAt, now) };
}

/** Resets the count of a subject that has proved its identity. */
export async function resetAttempts(
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

/** Deletes the expired counts of all stores. */
export async function forgetOldAttempts(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.endsAt, now));
}

function secondsUntil(end: Date, now: Date): number {
  return Math.ceil((end.getTime() - now.getTime()) / 1_000);
}

/** Subjects such as e-mail addresses are personal data, so the table stores only their hashes. */
function digest(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
