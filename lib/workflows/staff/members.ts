import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { deleteMember, findMember, insertMember, replaceLink } from "@/lib/data/staff/members";
import { getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import { LINK_LIFETIME_MS, type StaffMember } from "@/lib/domain/staff/member";
import { deskLinkPath } from "@/lib/domain/staff/pages";
import { ROLES, type Role, rightsBeyond } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { hashToken, newId, newToken } from "@/lib/server/tokens";

/** A member with the link that opens the desk for them, which is shown only now. */
export type Invited = { member: StaffMember; link: string };

/** Lets somebody in. Nobody gives a role that may do more than themselves. */
export async function addMember(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  { name, role }: { name: string; role: Role },
  now = clock.now(),
): Promise<Result<Invited, "store_unknown" | "right_missing">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  if (rightsBeyond(rights, ROLES[role]).length > 0) return fail("right_missing", "role");
  const member: StaffMember = { storeId, id: newId(), name, role, createdAt: now };
  return getDatabase().transaction(async (database) => {
    await insertMember(member, database);
    const secret = newToken();
    await replaceLink(member, linkOf(secret, now), database);
    return ok({ member, link: `${store.origin}${deskLinkPath(secret)}` });
  });
}

/** Makes a new link for somebody; an earlier one opens nothing any more. Who may do more than the caller gets none. */
export async function renewLink(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  memberId: string,
  now = clock.now(),
): Promise<Result<Invited, "store_unknown" | "staff_member_unknown" | "right_missing">> {
  const [store, member] = await Promise.all([readStore(storeId), findMember(storeId, memberId)]);
  if (!store) return fail("store_unknown");
  if (!member) return fail("staff_member_unknown");
  if (rightsBeyond(rights, ROLES[member.role]).length > 0) return fail("right_missing");
  const secret = newToken();
  await getDatabase().transaction((database) => replaceLink(member, linkOf(secret, now), database));
  return ok({ member, link: `${store.origin}${deskLinkPath(secret)}` });
}

/** Lets somebody in no longer, from the next call on. */
export async function removeMember(
  storeId: StoreId,
  memberId: string,
): Promise<Result<StaffMember, "staff_member_unknown">> {
  const member = await deleteMember(storeId, memberId);
  return member ? ok(member) : fail("staff_member_unknown");
}

const linkOf = (secret: string, now: Date) => ({
  tokenHash: hashToken(secret),
  expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
});
