import { signInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { askerOf } from "@/lib/http/asker";
import { signedInToAnswer } from "@/lib/http/forms/customer-answers";
import { signedInAnswer } from "@/lib/http/forms/outcome";
import { readStaySignedIn } from "@/lib/http/forms/stay-signed-in";
import { handle } from "@/lib/http/handle";
import { signIn } from "@/lib/workflows/authentication/sign-in";

export const POST = handle(
  signInCall,
  async ({ body: { stay_signed_in: staysSignedIn, ...credentials }, ...input }) =>
    signedInToAnswer(await signIn(askerOf(input), { ...credentials, staysSignedIn })),
  {
    form: {
      parseForm: (fields) => ({
        email: fields.get("email"),
        password: fields.get("password"),
        stay_signed_in: readStaySignedIn(fields),
      }),
      redirectTo: (answer, fields) =>
        signedInAnswer(answer, fields, { form: ACCOUNT_PAGES.signIn, done: ACCOUNT_PAGES.overview }),
    },
  },
);
