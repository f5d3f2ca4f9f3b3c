import { startSocialSignInCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { requesterOf } from "@/lib/http/asker";
import { redirectAfterForm } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { startSocialSignIn } from "@/lib/workflows/authentication/social-sign-in";

const { signIn } = ACCOUNT_PAGES;

export const GET = handle(
  startSocialSignInCall,
  async ({ params: { provider }, query, ...input }) => {
    const started = await startSocialSignIn(requesterOf(input), provider, query.next);
    const fields = new URLSearchParams(query.next === undefined ? {} : { next: query.next });
    const redirectTo = started.ok ? started.value : redirectAfterForm(started, fields, { form: signIn, done: signIn });
    return { ok: true, value: null, redirectTo };
  },
  { keepsVisitor: true },
);
