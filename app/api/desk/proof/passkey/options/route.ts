import { passkeyProofOptionsCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { deskSite } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { passkeyProofOptions } from "@/lib/workflows/staff/passkeys";

export const POST = handle(passkeyProofOptionsCall, async ({ member, session, request }) =>
  ok(await passkeyProofOptions({ member, session }, await deskSite(request, member.storeId))),
);
