import { proveByPasskeyCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { deskSite } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { proveByPasskey } from "@/lib/workflows/staff/passkeys";

export const POST = handle(proveByPasskeyCall, async ({ member, session, body, request }) => {
  const site = await deskSite(request, member.storeId);
  const proven = await proveByPasskey({ member, session }, body.credential, site);
  return proven.ok ? ok({ done: true }) : proven;
});
