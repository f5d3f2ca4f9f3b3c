import "server-only";
import { and, arrayContains, eq, isNotNull } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffMembers } from "@/lib/database/schema/staff";
import type { StaffMember } from "@/lib/domain/staff/member";
import { NOTICE_RIGHTS, NOTICES, type Notice } from "@/lib/domain/staff/notice";
import { type Right, ROLES } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { toMember } from "./members";

const isMember = ({ storeId, id }: Pick<StaffMember, "storeId" | "id">) =>
  and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id));

export async function readNotices(member: Pick<StaffMember, "storeId" | "id">): Promise<Notice[]> {
  const { notices } = staffMembers;
  const [row] = await getDatabase().select({ notices }).from(staffMembers).where(isMember(member));
  return NOTICES.filter((notice) => row?.notices.includes(notice));
}

export async function saveNotices(
  member: Pick<StaffMember, "storeId" | "id">,
  notices: readonly Notice[],
): Promise<void> {
  await getDatabase()
    .update(staffMembers)
    .set({ notices: [...notices] })
    .where(isMember(member));
}

/** The e-mail addresses of those who want to be told about this, and may read it. */
export async function listNoticeAddresses(
  storeId: StoreId,
  notice: Notice,
  database: Database = getDatabase(),
): Promise<string[]> {
  const rows = await database
    .select()
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.storeId, storeId),
        isNotNull(staffMembers.email),
        arrayContains(staffMembers.notices, [notice]),
      ),
    );
  return rows.flatMap((row) => {
    const member = toMember(row);
    const rights: readonly Right[] = member ? ROLES[member.role] : [];
    return member?.email && rights.includes(NOTICE_RIGHTS[notice]) ? [member.email] : [];
  });
}
