import "server-only";
import { findMemberOfLink, takeLink } from "@/lib/data/staff/members";
import { deleteSession, findSession, insertSession } from "@/lib/data/staff/sessions";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import type { StaffMember, StaffSession } from "@/lib/domain/staff/member";
import { ROLES } from "@/lib/domain/staff/right";
import { clock } from "@/lib/server/clock";
import { hashToken, newId, newToken } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { checkSecondFactor, type SecondFactorRefusal } from "./second-factor";

/** The browser that asks, as it is shown in the list of sessions. */
export type Browser = Pick<StaffSession, "device" | "address">;
export type OpenedDesk = { member: StaffMember; session: string };

/** Opens the desk in a browser with the secret of a link, which then opens nothing any more. */
export async function openDesk(
  { link, code = "" }: { link: string; code?: string },
  browser: Browser,
  now = clock.now(),
): Promise<Result<OpenedDesk, "staff_link_over" | SecondFactorRefusal> | TooManyAttempts> {
  const member = await findMemberOfLink(hashToken(link), now, getDatabase());
  if (!member) return fail("staff_link_over");
  const checked = await checkSecondFactor(member, code, now);
  if (!checked.ok) return checked;
  return getDatabase().transaction(async (database) => {
    if (!(await takeLink(hashToken(link), now, database))) return fail("staff_link_over");
    return ok(await beginDeskSession(member, browser, now, database));
  });
}

/** Begins a session for somebody who has proved who they are. */
export async function beginDeskSession(
  member: StaffMember,
  browser: Browser,
  now: Date,
  database: Database = getDatabase(),
): Promise<OpenedDesk> {
  const session = newToken();
  const begun = { id: newId(), createdAt: now, lastUsedAt: now, provenAt: now, ...browser };
  await insertSession(member, hashToken(session), begun, database);
  return { member, session };
}

/** Who has the desk open with this session, and in which browser; null if it has ended. */
export const findVisit = (session: string, now = clock.now()) => findSession(hashToken(session), now);

export const actorOfMember = ({ name, storeId, role }: StaffMember): Actor => ({
  kind: "member",
  name,
  storeId,
  rights: ROLES[role],
});

export const closeDesk = (session: string): Promise<void> => deleteSession(hashToken(session));
