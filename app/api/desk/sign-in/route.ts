import { signInToDeskCall } from "@/lib/contracts/staff/desk";
import { browserOf, storeOfDesk } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { signInToDesk } from "@/lib/workflows/staff/sign-in";
import { opened } from "../opened";

export const POST = handle(signInToDeskCall, async ({ body: { email, password, code = "" }, request }) => {
  const signedIn = await signInToDesk(await storeOfDesk(request), { email, password, code }, browserOf(request));
  return signedIn.ok ? opened(signedIn.value, request, "password") : signedIn;
});
