import { confirmGuestCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { redirectAfterSignIn } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { confirmGuest } from "@/lib/workflows/authentication/guest-sign-in";

export const POST = handle(
  confirmGuestCall,
  async ({ body: { code }, ...input }) => {
    const begun = await confirmGuest(requesterOf(input), code);
    if (!begun.ok) return begun;
    return { ok: true, value: { kind: "guest", ...begun.value.contact }, visitor: begun.value };
  },
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterSignIn(answer, fields, { form: ACCOUNT_PAGES.guest, done: "/" }),
    },
  },
);
