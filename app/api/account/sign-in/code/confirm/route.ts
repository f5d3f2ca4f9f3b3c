import { signInByCodeCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { signedInToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { signedInAnswer } from "@/lib/http/form-answer";
import { readStaySignedIn } from "@/lib/http/stay-signed-in";
import { signInByCode } from "@/lib/workflows/account/sign-in-by-code";

export const POST = handle(
  signInByCodeCall,
  async ({ body: { code, stay_signed_in: staysSignedIn }, ...input }) =>
    signedInToAnswer(await signInByCode(askerOf(input), { code, staysSignedIn })),
  {
    form: {
      toBody: (fields) => ({ code: fields.get("code"), stay_signed_in: readStaySignedIn(fields) }),
      leadsTo: (answer, fields) =>
        signedInAnswer(answer, fields, { form: ACCOUNT_PAGES.signInByCode, done: ACCOUNT_PAGES.overview }),
    },
  },
);
