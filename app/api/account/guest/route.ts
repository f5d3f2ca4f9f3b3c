import { guestSignInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, redirectAfterSignIn } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { signInGuest } from "@/lib/workflows/authentication/guest-sign-in";

const page = ACCOUNT_PAGES.guest;

export const POST = handle(
  guestSignInCall,
  async ({ body: { email: contact, left_cart_mail: wantsLeftCartMail }, ...input }) => {
    const begun = await signInGuest(requesterOf(input), { contact, wantsLeftCartMail });
    if (!begun.ok) return begun;
    if ("sent" in begun.value) return sentCodeToAnswer<never>(ok(begun.value.sent));
    return { ok: true, value: { kind: "guest", ...begun.value.contact }, visitor: begun.value };
  },
  {
    form: {
      // With a mobile number, the page asks for the code next.
      redirectTo: (answer, fields) =>
        fields.get("email")?.includes("@")
          ? redirectAfterSignIn(answer, fields, { form: page, done: "/" })
          : redirectAfterForm(answer, fields, { form: page, done: page }),
    },
  },
);
