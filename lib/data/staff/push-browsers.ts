import "server-only";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffMembers, staffPushBrowsers } from "@/lib/database/schema/staff";
import type { StaffMember } from "@/lib/domain/staff/member";
import { NOTICE_RIGHTS, type Notice } from "@/lib/domain/staff/notice";
import { MAX_PUSH_BROWSERS, type PushBrowser } from "@/lib/domain/staff/push-browser";
import { ROLES } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { toMember } from "./members";

type Owned = Pick<StaffMember, "storeId" | "id">;

const isOf = ({ storeId, id }: Owned) =>
  and(eq(staffPushBrowsers.storeId, storeId), eq(staffPushBrowsers.memberId, id));
const isBrowser = (storeId: StoreId, id: string) =>
  and(eq(staffPushBrowsers.storeId, storeId), eq(staffPushBrowsers.id, id));

/** The browsers that show notices to somebody, the oldest first. */
export async function listPushBrowsers(member: Owned): Promise<(PushBrowser & { createdAt: Date })[]> {
  return getDatabase().select().from(staffPushBrowsers).where(isOf(member)).orderBy(asc(staffPushBrowsers.createdAt));
}

/** Lets a browser show notices to somebody; whom it told before is told there no longer. */
export async function savePushBrowser(member: Owned, browser: PushBrowser, now: Date): Promise<void> {
  const { id, ...changeable } = { ...browser, memberId: member.id, createdAt: now };
  await getDatabase().transaction(async (database) => {
    await database
      .insert(staffPushBrowsers)
      .values({ storeId: member.storeId, id, ...changeable })
      .onConflictDoUpdate({ target: [staffPushBrowsers.storeId, staffPushBrowsers.endpoint], set: changeable });
    const former = await database
      .select({ id: staffPushBrowsers.id })
      .from(staffPushBrowsers)
      .where(isOf(member))
      .orderBy(desc(staffPushBrowsers.createdAt))
      .offset(MAX_PUSH_BROWSERS);
    const ids = former.map((row) => row.id);
    if (ids.length > 0) {
      await database.delete(staffPushBrowsers).where(and(isOf(member), inArray(staffPushBrowsers.id, ids)));
    }
  });
}

/** Returns whether it was there. */
export async function deletePushBrowserOf(member: Owned, id: string): Promise<boolean> {
  const removed = await getDatabase()
    .delete(staffPushBrowsers)
    .where(and(isOf(member), eq(staffPushBrowsers.id, id)))
    .returning({ id: staffPushBrowsers.id });
  return removed.length > 0;
}

/** Somebody whose phone is lost is told nothing there any more. */
export async function deleteAllPushBrowsers(member: Owned, database: Database): Promise<void> {
  await database.delete(staffPushBrowsers).where(isOf(member));
}

export async function findPushBrowser(storeId: StoreId, id: string, database: Database): Promise<PushBrowser | null> {
  const [row] = await database.select().from(staffPushBrowsers).where(isBrowser(storeId, id));
  return row ?? null;
}

export async function deletePushBrowser(storeId: StoreId, id: string, database: Database): Promise<void> {
  await database.delete(staffPushBrowsers).where(isBrowser(storeId, id));
}

/** The browsers of all who may read what the notice is about. */
export async function listBrowsersToTell(
  storeId: StoreId,
  notice: Notice,
  database: Database,
): Promise<Pick<PushBrowser, "id">[]> {
  const rows = await database
    .select({ id: staffPushBrowsers.id, member: staffMembers })
    .from(staffPushBrowsers)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.storeId, staffPushBrowsers.storeId), eq(staffMembers.id, staffPushBrowsers.memberId)),
    )
    .where(eq(staffPushBrowsers.storeId, storeId))
    .orderBy(asc(staffPushBrowsers.id));
  return rows.flatMap(({ id, member: row }) => {
    const member = toMember(row);
    const rights: readonly string[] = member ? ROLES[member.role] : [];
    return rights.includes(NOTICE_RIGHTS[notice]) ? [{ id }] : [];
  });
}
