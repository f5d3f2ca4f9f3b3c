import { forgottenPasswordCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendPasswordReset } from "@/lib/workflows/authentication/reset-password";

const page = ACCOUNT_PAGES.forgottenPassword;

export const POST = handle(
  forgottenPasswordCall,
  async ({ body: { email }, ...input }) => doneToAnswer(await sendPasswordReset(requesterOf(input), email)),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "link_sent") }),
    },
  },
);
