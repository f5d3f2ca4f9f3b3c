import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { hasMemberEntries } from "@/lib/data/staff/audit-entries";
import {
  deleteMember,
  findMember,
  insertMember,
  listMembers,
  lockMembers,
  replaceLink,
  saveMember,
} from "@/lib/data/staff/members";
import { deleteAllPasskeys } from "@/lib/data/staff/passkeys";
import { separatePerson } from "@/lib/data/staff/persons";
import { deleteAllPushBrowsers } from "@/lib/data/staff/push-browsers";
import { replaceSecondFactor } from "@/lib/data/staff/secrets";
import { deleteOtherSessions } from "@/lib/data/staff/sessions";
import { lockFirstStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import { LINK_HOURS, LINK_LIFETIME_MS, type StaffMember } from "@/lib/domain/staff/member";
import { deskLinkPath } from "@/lib/domain/staff/pages";
import { ROLES, type Role, rightsBeyond } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { hashToken, newId, newToken } from "@/lib/server/tokens";

/** A member with the link that opens the desk for them, which is shown only now. */
export type Invited = { member: StaffMember; link: string };
type Renewal = Result<Invited, "store_unknown" | "staff_member_unknown" | "right_missing">;

/** Lets somebody in, and mails the link if an address is given. Nobody gives a role that may do more than themselves. */
export async function addMember(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  { name, role, email = null }: { name: string; role: Role; email?: string | null },
  now = clock.now(),
): Promise<Result<Invited, "store_unknown" | "right_missing" | "staff_email_taken">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  if (rightsBeyond(rights, ROLES[role]).length > 0) return fail("right_missing", "role");
  const member: StaffMember = { storeId, id: newId(), name, role, email, createdAt: now };
  const invited = await getDatabase().transaction(async (database) => {
    if (!(await insertMember(member, database))) return fail("staff_email_taken", "email");
    return ok(await invite(member, store.origin, now, database));
  });
  if (invited.ok) nudgeOutbox();
  return invited;
}

/** Makes a new link for somebody; an earlier one opens nothing any more. Who may do more than the caller gets none. */
export async function renewLink(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  memberId: string,
  now = clock.now(),
): Promise<Renewal> {
  return changeMember({ storeId, rights, memberId }, now, async () => undefined);
}

/**
 * Lets somebody begin again who has lost what they prove themselves with: their second factor, passkeys and sessions
 * end, and a new link opens the desk.
 */
export async function resetMember(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  memberId: string,
  now = clock.now(),
): Promise<Renewal> {
  return changeMember({ storeId, rights, memberId }, now, async (member, database) => {
    await replaceSecondFactor(member, null, database);
    await deleteAllPasskeys(member, database);
    await deleteAllPushBrowsers(member, database);
    await deleteOtherSessions(member, "", database);
    await separatePerson(member, database);
  });
}

async function changeMember(
  { storeId, rights, memberId }: { storeId: StoreId; rights: Actor["rights"]; memberId: string },
  now: Date,
  change: (member: StaffMember, database: Database) => Promise<void>,
): Promise<Renewal> {
  const [store, member] = await Promise.all([readStore(storeId), findMember(storeId, memberId)]);
  if (!store) return fail("store_unknown");
  if (!member) return fail("staff_member_unknown");
  if (rightsBeyond(rights, ROLES[member.role]).length > 0) return fail("right_missing");
  const invited = await getDatabase().transaction(async (database) => {
    await change(member, database);
    return ok(await invite(member, store.origin, now, database));
  });
  nudgeOutbox();
  return invited;
}

/** Makes the link, and mails it if the member's address is known. */
async function invite(member: StaffMember, origin: string, now: Date, database: Database): Promise<Invited> {
  const path = await newLink(member, now, database);
  const link = `${origin}${path}`;
  const { storeId, email, name } = member;
  if (email !== null) {
    const content = { link, name, minutes: LINK_HOURS * 60 };
    await queueMessage(storeId, { template: "staff_invitation", recipient: email, content }, database, now);
  }
  return { member, link };
}

const newLink = (member: StaffMember, now: Date, database: Database) =>
  newDeskLink(member, new Date(now.getTime() + LINK_LIFETIME_MS), database);

/** The path of a new link that opens the desk once; an earlier one of the member opens nothing any more. */
export async function newDeskLink(member: StaffMember, expiresAt: Date, database: Database): Promise<string> {
  const secret = newToken();
  await replaceLink(member, { tokenHash: hashToken(secret), expiresAt }, database);
  return deskLinkPath(secret);
}

/**
 * The path that opens the desk for the first owner of a store, as long as nobody has ever come in; null after that. Of
 * several processes that start at once, the last makes the link that counts.
 */
export async function inviteFirstOwner(storeId: StoreId, now = clock.now()): Promise<string | null> {
  return getDatabase().transaction(async (database) => {
    await lockFirstStore(database);
    const [first, ...others] = await listMembers(storeId, database);
    const hasProof = first && (first.hasPassword || first.passkeys > 0 || first.sessions > 0);
    if (others.length > 0 || hasProof || (first && first.role !== "owner")) return null;
    // Whoever has come in and closed the desk again is in the log.
    if (await hasMemberEntries(storeId, database)) return null;
    const owner = first ?? { storeId, id: newId(), name: "Owner", role: "owner" as const, email: null, createdAt: now };
    if (!first) await insertMember(owner, database);
    return newLink(owner, now, database);
  });
}

/** Lets somebody in no longer, from the next call on. */
export async function removeMember(
  storeId: StoreId,
  memberId: string,
): Promise<Result<StaffMember, "staff_member_unknown">> {
  const member = await deleteMember(storeId, memberId);
  return member ? ok(member) : fail("staff_member_unknown");
}

/** Changes what somebody is called or may do. Nobody gives, or takes, a role that may do more than their own. */
export async function updateMember(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  memberId: string,
  { name, role }: { name?: string | undefined; role?: Role | undefined },
): Promise<Result<StaffMember, "staff_member_unknown" | "right_missing" | "staff_last_owner">> {
  return getDatabase().transaction(async (database) => {
    // Two owners who demote each other at once would otherwise leave none.
    const members = await lockMembers(storeId, database);
    const member = members.find(({ id }) => id === memberId);
    if (!member) return fail("staff_member_unknown");
    const next = { ...member, name: name ?? member.name, role: role ?? member.role };
    const reached = [member.role, next.role].flatMap((each) => ROLES[each]);
    if (rightsBeyond(rights, reached).length > 0) return fail("right_missing", "role");
    const isLastOwner = members.every(({ id, role: other }) => id === memberId || other !== "owner");
    if (member.role === "owner" && next.role !== "owner" && isLastOwner) return fail("staff_last_owner", "role");
    await saveMember(next, database);
    return ok(next);
  });
}
