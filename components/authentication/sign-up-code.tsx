"use client";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { CodeStep } from "./code-step";
import { withNext } from "./with-next";

type SignUpCodeProps = { next: string; sentTo: string; initial?: Refusals; takesFocus?: boolean };

/** The code that proves the address of a new account. */
export function SignUpCode({ next, ...step }: SignUpCodeProps) {
  return (
    <>
      <CodeStep
        id="sign-up-code"
        path="/api/account/sign-up/confirm"
        hidden={{ next }}
        action="Finish"
        onDone={() => goTo(next)}
        asksToStay
        {...step}
      />
      <p className="mt-6 text-sm text-muted">
        Nothing has come? Look among the unwanted mails too, or{" "}
        <a href={withNext(ACCOUNT_PAGES.signUp, next)} className="link-underline hover:text-ink">
          start again
        </a>
        .
      </p>
    </>
  );
}
