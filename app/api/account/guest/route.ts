import { guestSignInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { askerOf } from "@/lib/http/asker";
import { signedInAnswer } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signInGuest } from "@/lib/workflows/authentication/guest-sign-in";

export const POST = handle(
  guestSignInCall,
  async ({ body: { email }, ...input }) => {
    const signedIn = await signInGuest(askerOf(input), email);
    if (!signedIn.ok) return signedIn;
    return { ok: true, value: { kind: "guest", email }, visitor: signedIn.value };
  },
  {
    form: {
      parseForm: (fields) => ({ email: fields.get("email") }),
      redirectTo: (answer, fields) => signedInAnswer(answer, fields, { form: ACCOUNT_PAGES.guest, done: "/" }),
    },
  },
);
