import { signUpCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { sentCodeToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { formAnswer } from "@/lib/http/form-answer";
import { signUp } from "@/lib/workflows/account/sign-up";

export const POST = handle(
  signUpCall,
  async ({ body: { dial_code: dialCode, ...body }, ...input }) =>
    sentCodeToAnswer(await signUp(askerOf(input), { ...body, dialCode })),
  {
    form: {
      toBody: (fields) => ({
        name: fields.get("name"),
        email: fields.get("email"),
        password: fields.get("password"),
        dial_code: fields.get("dial_code") ?? undefined,
        mobile: fields.get("mobile") ?? undefined,
      }),
      leadsTo: (answer, fields) =>
        formAnswer(answer, fields, { form: ACCOUNT_PAGES.signUp, done: ACCOUNT_PAGES.signUpCode }),
    },
  },
);
