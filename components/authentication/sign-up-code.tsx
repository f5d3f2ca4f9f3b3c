"use client";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { isMobileRecipient } from "@/lib/domain/customer/message-recipient";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { CodeStep } from "./code-step";
import { signUpCodeTexts } from "./texts";
import { withNext } from "./with-next";

type SignUpCodeProps = { next: string; sentTo: string; initial?: Refusals; takesFocus?: boolean };

/** The last step of signing up: asks for the code that confirms the new account's e-mail address or number. */
export function SignUpCode({ next, ...step }: SignUpCodeProps) {
  return (
    <>
      <CodeStep
        id="sign-up-code"
        path="/api/account/sign-up/confirm"
        hidden={{ next }}
        action={signUpCodeTexts.submit}
        onDone={() => goTo(next)}
        asksToStay
        {...step}
      />
      <p className="mt-6 text-sm text-muted">
        {isMobileRecipient(step.sentTo) ? signUpCodeTexts.beforeStartAgainByMobile : signUpCodeTexts.beforeStartAgain}
        <a href={withBasePath(withNext(ACCOUNT_PAGES.signUp, next))} className="link-underline hover:text-ink">
          {signUpCodeTexts.startAgain}
        </a>
        .
      </p>
    </>
  );
}
