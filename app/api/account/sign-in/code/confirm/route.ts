import { signInByCodeCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { signedInToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterSignIn } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signInByCode } from "@/lib/workflows/authentication/sign-in-by-code";

export const POST = handle(
  signInByCodeCall,
  async ({ body: { code, stay_signed_in: staysSignedIn }, ...input }) =>
    signedInToAnswer(await signInByCode(requesterOf(input), { code, staysSignedIn })),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterSignIn(answer, fields, { form: ACCOUNT_PAGES.signInByCode, done: ACCOUNT_PAGES.overview }),
    },
  },
);
