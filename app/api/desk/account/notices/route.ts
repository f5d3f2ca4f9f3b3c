import { chooseNoticesCall } from "@/lib/contracts/staff/account";
import { saveNotices } from "@/lib/data/staff/notices";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const PUT = handle(chooseNoticesCall, async ({ member, body }) => {
  await saveNotices(member, body.notices);
  return ok({ done: true });
});
