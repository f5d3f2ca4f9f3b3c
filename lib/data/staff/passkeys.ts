import "server-only";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffChallenges, staffPasskeys } from "@/lib/database/schema/staff";
import type { StaffMember } from "@/lib/domain/staff/member";
import type { StoreId } from "@/lib/domain/store/id";

type Owned = Pick<StaffMember, "storeId" | "id">;
export type Passkey = Omit<typeof staffPasskeys.$inferSelect, "storeId">;

const isOf = ({ storeId, id }: Owned) => and(eq(staffPasskeys.storeId, storeId), eq(staffPasskeys.memberId, id));
const isPasskey = (storeId: StoreId, id: string) => and(eq(staffPasskeys.storeId, storeId), eq(staffPasskeys.id, id));

/** The passkeys of somebody, the oldest first. */
export async function listPasskeys(member: Owned): Promise<Passkey[]> {
  return getDatabase().select().from(staffPasskeys).where(isOf(member)).orderBy(asc(staffPasskeys.createdAt));
}

export async function findPasskey(storeId: StoreId, id: string): Promise<Passkey | null> {
  const [row] = await getDatabase().select().from(staffPasskeys).where(isPasskey(storeId, id));
  return row ?? null;
}

/** Returns false if this passkey is kept already. */
export async function insertPasskey(storeId: StoreId, passkey: Passkey): Promise<boolean> {
  const kept = await getDatabase()
    .insert(staffPasskeys)
    .values({ storeId, ...passkey })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return kept.length > 0;
}

export async function notePasskeyUse(storeId: StoreId, id: string, signatures: number, now: Date): Promise<void> {
  await getDatabase().update(staffPasskeys).set({ signatures, lastUsedAt: now }).where(isPasskey(storeId, id));
}

/** Removes one of somebody's own passkeys. Returns whether it was there. */
export async function deletePasskey(member: Owned, id: string): Promise<boolean> {
  const removed = await getDatabase()
    .delete(staffPasskeys)
    .where(and(isOf(member), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id });
  return removed.length > 0;
}

export async function deleteAllPasskeys(member: Owned, database: Database): Promise<void> {
  await database.delete(staffPasskeys).where(isOf(member));
}

/** Keeps a challenge for a browser without a session, and forgets those that are over. */
export async function insertChallenge(
  storeId: StoreId,
  challenge: { challenge: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await getDatabase().delete(staffChallenges).where(lt(staffChallenges.expiresAt, now));
  await getDatabase()
    .insert(staffChallenges)
    .values({ storeId, ...challenge });
}

/** Uses a challenge up. Returns whether it was there. */
export async function takeChallenge(storeId: StoreId, challenge: string, now: Date): Promise<boolean> {
  const taken = await getDatabase()
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.storeId, storeId),
        eq(staffChallenges.challenge, challenge),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken.length > 0;
}
