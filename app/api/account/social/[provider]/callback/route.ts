import { finishSocialSignInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { redirectAfterForm, withRefusal } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { finishSocialSignIn } from "@/lib/workflows/authentication/social-sign-in";

const { signIn, signUpCode } = ACCOUNT_PAGES;

export const GET = handle(
  finishSocialSignInCall,
  async ({ params: { provider }, ...input }) => {
    const finished = await finishSocialSignIn(requesterOf(input), provider, new URL(input.request.url).searchParams);
    if (!finished.ok) return { ok: true, value: null, redirectTo: withRefusal(signIn, finished) };
    const { signedIn, nextPath } = finished.value;
    if (signedIn) return { ok: true, value: null, redirectTo: nextPath, visitor: signedIn.visitor };
    const fields = new URLSearchParams({ next: nextPath });
    const redirectTo = redirectAfterForm({ ok: true, value: null }, fields, { form: signIn, done: signUpCode });
    return { ok: true, value: null, redirectTo };
  },
  { keepsVisitor: true },
);
