import "server-only";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffLinks, staffMembers, staffPasskeys, staffSessions } from "@/lib/database/schema/staff";
import { unlessTaken } from "@/lib/database/unless-taken";
import type { StaffMember } from "@/lib/domain/staff/member";
import { ROLE_NAMES } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";

/** Null for a role that this version does not know: nobody gets rights by mistake. */
export function toMember(row: typeof staffMembers.$inferSelect): StaffMember | null {
  const { storeId, id, name, email, createdAt } = row;
  const role = ROLE_NAMES.find((known) => known === row.role);
  return role ? { storeId, id, name, role, email, createdAt } : null;
}

const isMember = (storeId: StoreId, id: string) => and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id));

/** Returns false if somebody else in the store has this e-mail address. */
export async function insertMember(member: StaffMember, database: Database = getDatabase()): Promise<boolean> {
  const inserted = await unlessTaken("staff_members_email", database, async (writing) => {
    await writing.insert(staffMembers).values(member);
    return true;
  });
  return inserted ?? false;
}

export async function findMember(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<StaffMember | null> {
  const [row] = await database.select().from(staffMembers).where(isMember(storeId, id));
  return row ? toMember(row) : null;
}

/** All people of a store, locked until the transaction ends. */
export async function lockMembers(storeId: StoreId, database: Database): Promise<StaffMember[]> {
  const rows = await database
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.storeId, storeId))
    .orderBy(asc(staffMembers.id))
    .for("update");
  return rows.flatMap((row) => toMember(row) ?? []);
}

export async function saveMember({ storeId, id, name, role }: StaffMember, database: Database): Promise<void> {
  await database.update(staffMembers).set({ name, role }).where(isMember(storeId, id));
}

/** In how many browsers somebody has the desk open, and how they prove who they are. */
export type MemberState = { sessions: number; hasPassword: boolean; hasSecondFactor: boolean; passkeys: number };

/** The people of a store by name. */
export async function listMembers(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<(StaffMember & MemberState)[]> {
  const countOf = (table: typeof staffSessions | typeof staffPasskeys) =>
    database.$count(table, and(eq(table.storeId, staffMembers.storeId), eq(table.memberId, staffMembers.id)));
  const rows = await database
    .select({
      member: staffMembers,
      sessions: sql<number>`${countOf(staffSessions)}`.mapWith(Number),
      passkeys: sql<number>`${countOf(staffPasskeys)}`.mapWith(Number),
    })
    .from(staffMembers)
    .where(eq(staffMembers.storeId, storeId))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows.flatMap(({ member, sessions, passkeys }) => {
    const known = toMember(member);
    const { passwordHash, totpSecret } = member;
    if (!known) return [];
    return [{ ...known, sessions, passkeys, hasPassword: passwordHash !== null, hasSecondFactor: totpSecret !== null }];
  });
}

/** Takes somebody's rights at once, with their links and sessions. Returns who it was; null if nobody. */
export async function deleteMember(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<StaffMember | null> {
  const [row] = await database.delete(staffMembers).where(isMember(storeId, id)).returning();
  return row ? toMember(row) : null;
}

type Owned = Pick<StaffMember, "storeId" | "id">;

/** Makes a link the only one of its member. */
export async function replaceLink(
  { storeId, id }: Owned,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
  database: Database,
): Promise<void> {
  await database.delete(staffLinks).where(and(eq(staffLinks.storeId, storeId), eq(staffLinks.memberId, id)));
  await database.insert(staffLinks).values({ storeId, memberId: id, tokenHash, expiresAt });
}

/** Whose link this is, without using it up; null if it opens nothing any more. */
export async function findMemberOfLink(tokenHash: string, now: Date, database: Database): Promise<StaffMember | null> {
  const [link] = await database
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.expiresAt, now)));
  return link ? findMember(link.storeId, link.memberId, database) : null;
}

/** Uses a link up. Returns whether it was still there: of two browsers only one gets true. */
export async function takeLink(tokenHash: string, now: Date, database: Database): Promise<boolean> {
  const taken = await database
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.expiresAt, now)))
    .returning({ memberId: staffLinks.memberId });
  return taken.length > 0;
}
