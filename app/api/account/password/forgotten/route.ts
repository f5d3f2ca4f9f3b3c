import { forgottenPasswordCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { doneToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { sendPasswordReset } from "@/lib/workflows/account/reset-password";

const page = ACCOUNT_PAGES.forgottenPassword;

export const POST = handle(
  forgottenPasswordCall,
  async ({ body: { email }, ...input }) => doneToAnswer(await sendPasswordReset(askerOf(input), email)),
  {
    form: {
      toBody: (fields) => ({ email: fields.get("email") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "link_sent") }),
    },
  },
);
