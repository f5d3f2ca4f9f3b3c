import { resetPasswordCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { signedInToAnswer } from "@/lib/http/forms/customer-answers";
import { withDone, withRefusal } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { resetPassword } from "@/lib/workflows/authentication/reset-password";

export const POST = handle(
  resetPasswordCall,
  async ({ body, ...input }) => signedInToAnswer(await resetPassword(requesterOf(input), body)),
  {
    form: {
      redirectTo: (answer, fields) => {
        if (answer.ok) return withDone(ACCOUNT_PAGES.overview, "password_changed");
        // The reset link is still valid after a refusal, so its token is passed to the form's page again for the next
        // attempt.
        const token = new URLSearchParams({ token: fields.get("token") ?? "" });
        return withRefusal(`${ACCOUNT_PAGES.resetPassword}?${token}`, answer);
      },
    },
  },
);
