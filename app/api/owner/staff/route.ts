import { addStaffMemberCall, invitedToWire, listStaffCall, staffToWire } from "@/lib/contracts/staff/members";
import { listMembers } from "@/lib/data/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { addMember } from "@/lib/workflows/staff/members";

export const GET = handle(listStaffCall, async ({ storeId }) => ok(staffToWire(await listMembers(storeId))));

export const POST = handle(addStaffMemberCall, async ({ storeId, actor, body }) => {
  const added = await addMember(storeId, actor, body);
  return added.ok ? ok(invitedToWire(added.value)) : added;
});
