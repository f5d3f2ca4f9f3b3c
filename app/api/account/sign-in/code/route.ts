import { sendSignInCodeCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendSignInCode } from "@/lib/workflows/authentication/sign-in-by-code";

const page = ACCOUNT_PAGES.signInByCode;

export const POST = handle(
  sendSignInCodeCall,
  async ({ body, ...input }) => sentCodeToAnswer(await sendSignInCode(requesterOf(input), body.email)),
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterForm(answer, fields, { form: page, done: page }),
    },
  },
);
