import { addPasskeyCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { deskSite } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { addPasskey } from "@/lib/workflows/staff/passkeys";

export const POST = handle(addPasskeyCall, async ({ member, session, body, request }) => {
  const added = await addPasskey({ member, session }, body, await deskSite(request, member.storeId));
  return added.ok ? ok({ done: true }) : added;
});
