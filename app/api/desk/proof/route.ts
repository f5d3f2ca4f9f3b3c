import { proveByPasswordCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { proveByPassword } from "@/lib/workflows/staff/sign-in";

export const POST = handle(proveByPasswordCall, async ({ member, session, body: { password, code = "" } }) => {
  const proven = await proveByPassword({ member, session }, { password, code });
  return proven.ok ? ok({ done: true }) : proven;
});
