import { forgottenPasswordCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { askerOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { doneAt, formAnswer } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendPasswordReset } from "@/lib/workflows/authentication/reset-password";

const page = ACCOUNT_PAGES.forgottenPassword;

export const POST = handle(
  forgottenPasswordCall,
  async ({ body: { email }, ...input }) => doneToAnswer(await sendPasswordReset(askerOf(input), email)),
  {
    form: {
      parseForm: (fields) => ({ email: fields.get("email") }),
      redirectTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "link_sent") }),
    },
  },
);
