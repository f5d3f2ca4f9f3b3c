import "server-only";
import { and, count, eq, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffMembers, staffRecoveryCodes } from "@/lib/database/schema/staff";
import { unlessTaken } from "@/lib/database/unless-taken";
import type { StaffMember } from "@/lib/domain/staff/member";
import type { StoreId } from "@/lib/domain/store/id";
import { toMember } from "./members";

type Owned = Pick<StaffMember, "storeId" | "id">;

/** With what somebody proves who they are. Never leaves the workflows. */
export type StaffSecrets = { passwordHash: string | null; totpSecret: string | null; totpDraft: string | null };

const isMember = ({ storeId, id }: Owned) => and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id));
const isOf = ({ storeId, id }: Owned) =>
  and(eq(staffRecoveryCodes.storeId, storeId), eq(staffRecoveryCodes.memberId, id));

export async function readSecrets(member: Owned, database: Database = getDatabase()): Promise<StaffSecrets> {
  const { passwordHash, totpSecret, totpDraft } = staffMembers;
  const [row] = await database
    .select({ passwordHash, totpSecret, totpDraft })
    .from(staffMembers)
    .where(isMember(member));
  return row ?? { passwordHash: null, totpSecret: null, totpDraft: null };
}

export async function findMemberByEmail(
  storeId: StoreId,
  email: string,
): Promise<{ member: StaffMember; passwordHash: string | null } | null> {
  const [row] = await getDatabase()
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.storeId, storeId), eq(staffMembers.email, email)));
  const member = row && toMember(row);
  return member ? { member, passwordHash: row.passwordHash } : null;
}

/** Returns false if somebody else in the store has this address. */
export async function setEmailAndPassword(
  member: Owned,
  { email, passwordHash }: { email: string; passwordHash: string },
  database: Database = getDatabase(),
): Promise<boolean> {
  const set = await unlessTaken("staff_members_email", database, async (writing) => {
    await writing.update(staffMembers).set({ email, passwordHash }).where(isMember(member));
    return true;
  });
  return set ?? false;
}

export async function setTotpDraft(member: Owned, totpDraft: string): Promise<void> {
  await getDatabase().update(staffMembers).set({ totpDraft }).where(isMember(member));
}

/** Turns the second factor on with its recovery codes, or off with null. */
export async function replaceSecondFactor(
  member: Owned,
  factor: { totpSecret: string; totpStep: number; codeHashes: readonly string[] } | null,
  database: Database,
): Promise<void> {
  const { totpSecret = null, totpStep = 0, codeHashes = [] } = factor ?? {};
  await database.update(staffMembers).set({ totpSecret, totpStep, totpDraft: null }).where(isMember(member));
  await database.delete(staffRecoveryCodes).where(isOf(member));
  const { storeId, id } = member;
  if (codeHashes.length > 0)
    await database
      .insert(staffRecoveryCodes)
      .values(codeHashes.map((codeHash) => ({ storeId, memberId: id, codeHash })));
}

/** Uses up the code of a time step. Returns false if it, or a later one, was used before: of two presses only one gets true. */
export async function takeTotpStep(member: Owned, step: number): Promise<boolean> {
  const taken = await getDatabase()
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(isMember(member), lt(staffMembers.totpStep, step)))
    .returning({ id: staffMembers.id });
  return taken.length > 0;
}

/** Uses up a recovery code. Returns whether it was there. */
export async function takeRecoveryCode(member: Owned, codeHash: string): Promise<boolean> {
  const taken = await getDatabase()
    .delete(staffRecoveryCodes)
    .where(and(isOf(member), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  return taken.length > 0;
}

export async function countRecoveryCodes(member: Owned): Promise<number> {
  const [row] = await getDatabase().select({ left: count() }).from(staffRecoveryCodes).where(isOf(member));
  return row?.left ?? 0;
}
