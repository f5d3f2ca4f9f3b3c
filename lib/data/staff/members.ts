import "server-only";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffLinks, staffMembers, staffSessions } from "@/lib/database/schema/staff";
import { isOver, type StaffMember } from "@/lib/domain/staff/member";
import { ROLE_NAMES } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";

/** Null for a role that this version does not know: nobody gets rights by mistake. */
function toMember({ role, ...row }: typeof staffMembers.$inferSelect): StaffMember | null {
  const known = ROLE_NAMES.find((name) => name === role);
  return known ? { ...row, role: known } : null;
}

const isMember = (storeId: StoreId, id: string) => and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id));

export async function insertMember(member: StaffMember, database: Database = getDatabase()): Promise<void> {
  await database.insert(staffMembers).values(member);
}

export async function findMember(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<StaffMember | null> {
  const [row] = await database.select().from(staffMembers).where(isMember(storeId, id));
  return row ? toMember(row) : null;
}

/** The people of a store by name, with the number of browsers in which each has the desk open. */
export async function listMembers(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<(StaffMember & { sessions: number })[]> {
  const rows = await database
    .select({ member: staffMembers, sessions: count(staffSessions.tokenHash) })
    .from(staffMembers)
    .leftJoin(
      staffSessions,
      and(eq(staffSessions.storeId, staffMembers.storeId), eq(staffSessions.memberId, staffMembers.id)),
    )
    .where(eq(staffMembers.storeId, storeId))
    .groupBy(staffMembers.storeId, staffMembers.id)
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows.flatMap(({ member, sessions }) => {
    const known = toMember(member);
    return known ? [{ ...known, sessions }] : [];
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

/** Uses a link up. Returns whose it was; null if there is no such link any more. */
export async function takeLink(tokenHash: string, now: Date, database: Database): Promise<StaffMember | null> {
  const [link] = await database
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.expiresAt, now)))
    .returning();
  return link ? findMember(link.storeId, link.memberId, database) : null;
}

export async function insertSession(
  { storeId, id }: Owned,
  tokenHash: string,
  now: Date,
  database: Database,
): Promise<void> {
  await database.insert(staffSessions).values({ storeId, memberId: id, tokenHash, createdAt: now, lastUsedAt: now });
}

const MINUTE_MS = 60_000;

/** The member with this session; null if it has ended. Its last use is noted once a minute. */
export async function findMemberOfSession(
  tokenHash: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<StaffMember | null> {
  const [row] = await database
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.storeId, staffSessions.storeId), eq(staffMembers.id, staffSessions.memberId)),
    )
    .where(eq(staffSessions.tokenHash, tokenHash));
  if (!row || isOver(row.session, now)) return null;
  if (now.getTime() - row.session.lastUsedAt.getTime() > MINUTE_MS)
    await database.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
  return toMember(row.member);
}

export async function deleteSession(tokenHash: string, database: Database = getDatabase()): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}
