import { passkeySignInOptionsCall } from "@/lib/contracts/staff/desk";
import { browserOf, deskSite, storeOfDesk } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { passkeySignInOptions } from "@/lib/workflows/staff/passkeys";

export const POST = handle(passkeySignInOptionsCall, async ({ request }) => {
  const storeId = await storeOfDesk(request);
  return passkeySignInOptions(storeId, await deskSite(request, storeId), browserOf(request));
});
