import { guestSignInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { redirectAfterSignIn } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signInGuest } from "@/lib/workflows/authentication/guest-sign-in";

export const POST = handle(
  guestSignInCall,
  async ({ body: { email, left_cart_mail }, ...input }) => {
    const signedIn = await signInGuest(requesterOf(input), { email, wantsLeftCartMail: left_cart_mail });
    if (!signedIn.ok) return signedIn;
    return { ok: true, value: { kind: "guest", email }, visitor: signedIn.value };
  },
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterSignIn(answer, fields, { form: ACCOUNT_PAGES.guest, done: "/" }),
    },
  },
);
