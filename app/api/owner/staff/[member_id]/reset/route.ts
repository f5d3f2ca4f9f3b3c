import { invitedToWire, resetStaffMemberCall } from "@/lib/contracts/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { resetMember } from "@/lib/workflows/staff/members";

export const POST = handle(resetStaffMemberCall, async ({ storeId, actor, params }) => {
  const reset = await resetMember(storeId, actor, params.member_id);
  return reset.ok ? ok(invitedToWire(reset.value)) : reset;
});
