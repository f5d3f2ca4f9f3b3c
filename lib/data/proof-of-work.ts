import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { workChallenges } from "@/lib/database/schema/authentication";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

export async function insertChallenge(
  storeId: StoreId,
  challenge: { id: string; secret: string; expiresAt: Date },
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(workChallenges).values({ storeId, ...challenge });
}

/** Deletes a challenge and returns its secret, so that its solution counts once; null if there is none any more. */
export async function takeChallenge(
  storeId: StoreId,
  id: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<string | null> {
  const [taken] = await database
    .delete(workChallenges)
    .where(and(eq(workChallenges.storeId, storeId), eq(workChallenges.id, id), gt(workChallenges.expiresAt, now)))
    .returning({ secret: workChallenges.secret });
  return taken?.secret ?? null;
}

/** Deletes the challenges of all stores that nobody has solved in time. */
export async function forgetOldChallenges(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(workChallenges).where(lt(workChallenges.expiresAt, now));
}
