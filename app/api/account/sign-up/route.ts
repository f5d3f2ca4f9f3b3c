import { signUpCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signUp } from "@/lib/workflows/authentication/sign-up";

export const POST = handle(
  signUpCall,
  async ({ body: { email: contact, dial_code: dialCode, ...body }, ...input }) =>
    sentCodeToAnswer(await signUp(requesterOf(input), { ...body, contact, dialCode })),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: ACCOUNT_PAGES.signUp, done: ACCOUNT_PAGES.signUpCode }),
    },
  },
);
