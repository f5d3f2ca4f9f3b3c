import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findMemberOfLink, takeLink } from "@/lib/data/staff/members";
import { joinPersons, listOtherStores } from "@/lib/data/staff/persons";
import { getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StaffMember } from "@/lib/domain/staff/member";
import { clock } from "@/lib/server/clock";
import { hashToken } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { newDeskLink } from "./members";
import { checkSecondFactor, type SecondFactorRefusal } from "./second-factor";

/** For so long a link leads from one desk to the other. */
const HANDOVER_MS = 60_000;

type Joined = Result<null, "staff_link_over" | "staff_store_own" | SecondFactorRefusal> | TooManyAttempts;

/**
 * Says that the caller is also the member of another store to whom a link belongs. The link is used up, and the second
 * factor of that member is asked for: who joins them has shown that they may come in at both.
 */
export async function joinOtherStore(
  caller: StaffMember,
  { link, code }: { link: string; code: string },
  now = clock.now(),
): Promise<Joined> {
  const other = await findMemberOfLink(hashToken(link), now, getDatabase());
  if (!other) return fail("staff_link_over");
  if (other.storeId === caller.storeId) return fail("staff_store_own");
  const checked = await checkSecondFactor(other, code, now);
  if (!checked.ok) return checked;
  return getDatabase().transaction(async (database) => {
    if (!(await takeLink(hashToken(link), now, database))) return fail("staff_link_over");
    await joinPersons(caller, other, database);
    return ok(null);
  });
}

/** A link to the desk of another store of the caller's, which asks there for the second factor. */
export async function leadToOtherStore(
  caller: StaffMember,
  storeId: string,
  now = clock.now(),
): Promise<Result<string, "store_unknown">> {
  const others = await listOtherStores(caller);
  const other = others.find(({ member }) => member.storeId === storeId);
  const store = other && (await readStore(storeId));
  if (!other || !store) return fail("store_unknown");
  const expiresAt = new Date(now.getTime() + HANDOVER_MS);
  return ok(`${store.origin}${await newDeskLink(other.member, expiresAt, getDatabase())}`);
}
