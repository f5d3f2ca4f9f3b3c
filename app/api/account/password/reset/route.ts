import { resetPasswordCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { askerOf } from "@/lib/http/asker";
import { signedInToAnswer } from "@/lib/http/forms/customer-answers";
import { doneAt, refusedAt } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { resetPassword } from "@/lib/workflows/authentication/reset-password";

export const POST = handle(
  resetPasswordCall,
  async ({ body, ...input }) => signedInToAnswer(await resetPassword(askerOf(input), body)),
  {
    form: {
      parseForm: (fields) => ({ token: fields.get("token"), password: fields.get("password") }),
      redirectTo: (answer, fields) => {
        if (answer.ok) return doneAt(ACCOUNT_PAGES.overview, "password_changed");
        // The link is still valid, so the form needs its token again.
        const token = new URLSearchParams({ token: fields.get("token") ?? "" });
        return refusedAt(`${ACCOUNT_PAGES.resetPassword}?${token}`, answer);
      },
    },
  },
);
