import { endStaffSessionCall } from "@/lib/contracts/staff/account";
import { deleteOwnSession } from "@/lib/data/staff/sessions";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const DELETE = handle(endStaffSessionCall, async ({ member, params }) =>
  (await deleteOwnSession(member, params.session_id)) ? ok({ done: true }) : fail("staff_session_unknown"),
);
