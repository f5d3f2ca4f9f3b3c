import { signInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { signedInToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterSignIn } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signIn } from "@/lib/workflows/authentication/sign-in";

export const POST = handle(
  signInCall,
  async ({ body: { email: contact, password, stay_signed_in: staysSignedIn }, ...input }) =>
    signedInToAnswer(await signIn(requesterOf(input), { contact, password, staysSignedIn })),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterSignIn(answer, fields, { form: ACCOUNT_PAGES.signIn, done: ACCOUNT_PAGES.overview }),
    },
  },
);
