import { removeStaffMemberCall, staffMemberToWire } from "@/lib/contracts/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { removeMember } from "@/lib/workflows/staff/members";

export const DELETE = handle(removeStaffMemberCall, async ({ storeId, params }) => {
  const removed = await removeMember(storeId, params.member_id);
  return removed.ok ? ok(staffMemberToWire(removed.value)) : removed;
});
