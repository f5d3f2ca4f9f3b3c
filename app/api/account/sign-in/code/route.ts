import { sendSignInCodeCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { sentCodeToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { formAnswer } from "@/lib/http/form-answer";
import { sendSignInCode } from "@/lib/workflows/account/sign-in-by-code";

const page = ACCOUNT_PAGES.signInByCode;

export const POST = handle(
  sendSignInCodeCall,
  async ({ body: { email }, ...input }) => sentCodeToAnswer(await sendSignInCode(askerOf(input), email)),
  {
    form: {
      toBody: (fields) => ({ email: fields.get("email") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: page }),
    },
  },
);
