import "server-only";
import { deleteSession, findMemberOfSession, insertSession, takeLink } from "@/lib/data/staff/members";
import { getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import type { StaffMember } from "@/lib/domain/staff/member";
import { ROLES } from "@/lib/domain/staff/right";
import { clock } from "@/lib/server/clock";
import { hashToken, newToken } from "@/lib/server/tokens";

/** Opens the desk in a browser with the secret of a link, which then opens nothing any more. */
export function openDesk(
  secret: string,
  now = clock.now(),
): Promise<Result<{ member: StaffMember; session: string }, "staff_link_over">> {
  return getDatabase().transaction(async (database) => {
    const member = await takeLink(hashToken(secret), now, database);
    if (!member) return fail("staff_link_over");
    const session = newToken();
    await insertSession(member, hashToken(session), now, database);
    return ok({ member, session });
  });
}

/** Who has the desk open with this session; null if it has ended. */
export async function actorOfSession(session: string, now = clock.now()): Promise<Actor | null> {
  const member = await findMemberOfSession(hashToken(session), now);
  return member && { kind: "member", name: member.name, storeId: member.storeId, rights: ROLES[member.role] };
}

export const closeDesk = (session: string): Promise<void> => deleteSession(hashToken(session));
