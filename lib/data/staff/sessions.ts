import "server-only";
import { and, desc, eq, lt, ne, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffMembers, staffSessions } from "@/lib/database/schema/staff";
import { DESK_SESSION_MS, isOver, type StaffMember, type StaffSession } from "@/lib/domain/staff/member";
import { toMember } from "./members";

type Owned = Pick<StaffMember, "storeId" | "id">;
type OneSession = { storeId: StaffMember["storeId"]; sessionId: string };

function toSession(row: typeof staffSessions.$inferSelect): StaffSession {
  const { id, createdAt, lastUsedAt, provenAt, device, address } = row;
  return { id, createdAt, lastUsedAt, provenAt, device, address };
}

const isOf = ({ storeId, id }: Owned) => and(eq(staffSessions.storeId, storeId), eq(staffSessions.memberId, id));
const isSession = ({ storeId, sessionId }: OneSession) =>
  and(eq(staffSessions.storeId, storeId), eq(staffSessions.id, sessionId));

/** Begins a session, and forgets those of the same member that have ended. */
export async function insertSession(
  member: Owned,
  tokenHash: string,
  session: StaffSession,
  database: Database,
): Promise<void> {
  const { storeId, id } = member;
  const before = (ms: number) => new Date(session.createdAt.getTime() - ms);
  await database
    .delete(staffSessions)
    .where(
      and(
        isOf(member),
        or(
          lt(staffSessions.lastUsedAt, before(DESK_SESSION_MS.unused)),
          lt(staffSessions.createdAt, before(DESK_SESSION_MS.absolute)),
        ),
      ),
    );
  await database.insert(staffSessions).values({ ...session, storeId, memberId: id, tokenHash });
}

const MINUTE_MS = 60_000;

/** The session with this token, and whose it is; null if it has ended. Its last use is noted once a minute. */
export async function findSession(
  tokenHash: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<{ member: StaffMember; session: StaffSession } | null> {
  const [row] = await database
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.storeId, staffSessions.storeId), eq(staffMembers.id, staffSessions.memberId)),
    )
    .where(eq(staffSessions.tokenHash, tokenHash));
  const member = row && toMember(row.member);
  if (!row || !member || isOver(row.session, now)) return null;
  if (now.getTime() - row.session.lastUsedAt.getTime() > MINUTE_MS)
    await database.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
  return { member, session: toSession(row.session) };
}

/** In which browsers somebody has the desk open, the last used first. */
export async function listSessions(
  member: Owned,
  now: Date,
  database: Database = getDatabase(),
): Promise<StaffSession[]> {
  const rows = await database
    .select()
    .from(staffSessions)
    .where(isOf(member))
    .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.createdAt));
  return rows.map(toSession).filter((session) => !isOver(session, now));
}

/** Notes that it was proved who sits at this browser. */
export async function setProven(session: OneSession, now: Date, database: Database = getDatabase()): Promise<void> {
  await database.update(staffSessions).set({ provenAt: now, challenge: null }).where(isSession(session));
}

/** Ends one of somebody's own sessions. Returns whether it was there. */
export async function deleteOwnSession(
  member: Owned,
  sessionId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const ended = await database
    .delete(staffSessions)
    .where(and(isOf(member), eq(staffSessions.id, sessionId)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends all of somebody's sessions but one. */
export async function deleteOtherSessions(member: Owned, kept: string, database: Database): Promise<void> {
  await database.delete(staffSessions).where(and(isOf(member), ne(staffSessions.id, kept)));
}

export async function deleteSession(tokenHash: string, database: Database = getDatabase()): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}

/** Keeps the challenge that the browser is to sign next. */
export async function setSessionChallenge(session: OneSession, challenge: string): Promise<void> {
  await getDatabase().update(staffSessions).set({ challenge }).where(isSession(session));
}

/** Takes the challenge, which is signed once; null if there is none. */
export async function takeSessionChallenge(session: OneSession): Promise<string | null> {
  return getDatabase().transaction(async (database) => {
    const [row] = await database
      .select({ challenge: staffSessions.challenge })
      .from(staffSessions)
      .where(isSession(session))
      .for("update");
    await database.update(staffSessions).set({ challenge: null }).where(isSession(session));
    return row?.challenge ?? null;
  });
}
