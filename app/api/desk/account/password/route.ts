import { choosePasswordCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { choosePassword } from "@/lib/workflows/staff/sign-in";

export const PUT = handle(choosePasswordCall, async ({ member, session, body }) => {
  const chosen = await choosePassword({ member, session }, body);
  return chosen.ok ? ok({ done: true }) : chosen;
});
