import { signInCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { signedInToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { signedInAnswer } from "@/lib/http/form-answer";
import { readStaySignedIn } from "@/lib/http/stay-signed-in";
import { signIn } from "@/lib/workflows/account/sign-in";

export const POST = handle(
  signInCall,
  async ({ body: { stay_signed_in: staysSignedIn, ...credentials }, ...input }) =>
    signedInToAnswer(await signIn(askerOf(input), { ...credentials, staysSignedIn })),
  {
    form: {
      toBody: (fields) => ({
        email: fields.get("email"),
        password: fields.get("password"),
        stay_signed_in: readStaySignedIn(fields),
      }),
      leadsTo: (answer, fields) =>
        signedInAnswer(answer, fields, { form: ACCOUNT_PAGES.signIn, done: ACCOUNT_PAGES.overview }),
    },
  },
);
