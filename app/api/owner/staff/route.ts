import { addStaffMemberCall, invitedToWire, listStaffCall, staffMemberToWire } from "@/lib/contracts/staff/members";
import { listMembers } from "@/lib/data/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { addMember } from "@/lib/workflows/staff/members";

export const GET = handle(listStaffCall, async ({ storeId }) => {
  const members = await listMembers(storeId);
  return ok({ list: members.map(({ sessions, ...member }) => ({ ...staffMemberToWire(member), sessions })) });
});

export const POST = handle(addStaffMemberCall, async ({ storeId, actor, body }) => {
  const added = await addMember(storeId, actor, body);
  return added.ok ? ok(invitedToWire(added.value)) : added;
});
