import { changeStaffMemberCall, removeStaffMemberCall, staffMemberToWire } from "@/lib/contracts/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { removeMember, updateMember } from "@/lib/workflows/staff/members";

export const DELETE = handle(removeStaffMemberCall, async ({ storeId, params }) => {
  const removed = await removeMember(storeId, params.member_id);
  return removed.ok ? ok(staffMemberToWire(removed.value)) : removed;
});

export const PATCH = handle(changeStaffMemberCall, async ({ storeId, actor, params, body }) => {
  const changed = await updateMember(storeId, actor, params.member_id, body);
  return changed.ok ? ok(staffMemberToWire(changed.value)) : changed;
});
