import "server-only";
import type { Call } from "@/lib/contracts/api/call";
import { ok } from "@/lib/domain/result";
import { isProven, type StaffMember, type StaffSession } from "@/lib/domain/staff/member";
import { clock } from "@/lib/server/clock";
import { findVisit } from "@/lib/workflows/staff/sessions";
import { isFromDesk } from "../cross-site";
import type { Refusal } from "../problem";
import { deskSessionOf } from "./session";

/** Somebody who has the desk open, and in which browser. */
export type MemberFacts = { member: StaffMember; session: StaffSession };

/** Admits the caller of a call that only the desk makes; for one that `needsProof`, only if it was proved lately who it is. */
export async function admitMember(
  { method, needsProof }: Pick<Call, "method" | "needsProof">,
  request: Request,
): Promise<{ ok: true; value: MemberFacts } | Refusal<"cross_site_refused" | "desk_closed" | "desk_proof_needed">> {
  const session = deskSessionOf(request);
  if (session === null) return { ok: false, code: "desk_closed" };
  if (method !== "GET" && !isFromDesk(request)) return { ok: false, code: "cross_site_refused" };
  const visit = await findVisit(session);
  if (!visit) return { ok: false, code: "desk_closed" };
  return needsProof && !isProven(visit.session, clock.now()) ? { ok: false, code: "desk_proof_needed" } : ok(visit);
}
