import { passkeySignInCall } from "@/lib/contracts/staff/desk";
import { browserOf, deskSite, storeOfDesk } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { signInByPasskey } from "@/lib/workflows/staff/passkeys";
import { opened } from "../../opened";

export const POST = handle(passkeySignInCall, async ({ body: { credential }, request }) => {
  const storeId = await storeOfDesk(request);
  const site = await deskSite(request, storeId);
  const signedIn = await signInByPasskey(storeId, credential, site, browserOf(request));
  return signedIn.ok ? opened(signedIn.value, request, "passkey") : signedIn;
});
