import { invitedToWire, renewStaffLinkCall } from "@/lib/contracts/staff/members";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { renewLink } from "@/lib/workflows/staff/members";

export const POST = handle(renewStaffLinkCall, async ({ storeId, actor, params }) => {
  const renewed = await renewLink(storeId, actor, params.member_id);
  return renewed.ok ? ok(invitedToWire(renewed.value)) : renewed;
});
