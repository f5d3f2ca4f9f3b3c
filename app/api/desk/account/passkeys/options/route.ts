import { passkeyOptionsCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { deskSite } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { passkeyOptions } from "@/lib/workflows/staff/passkeys";

export const POST = handle(passkeyOptionsCall, async ({ member, session, request }) =>
  ok(await passkeyOptions({ member, session }, await deskSite(request, member.storeId))),
);
