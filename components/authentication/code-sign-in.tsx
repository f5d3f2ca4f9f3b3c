"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { ContactField } from "@/components/form/contact-field";
import { SubmitButton } from "@/components/form/submit-button";
import { Accordion } from "@/components/ui/accordion";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { CodeSent } from "./code-sent";
import { CodeStep } from "./code-step";
import { codeSignInTexts } from "./texts";

type CodeSignInProps = {
  next: string;
  /** Whether the code may go to a mobile number. */
  takesMobile: boolean;
  /** The e-mail address or number that a still valid code was sent to; null if there is no such code. */
  sentTo: string | null;
  initial?: Refusals;
};

/**
 * Signs in with a code: asks where to send it, then for the code sent to it. Visitors can request another code at
 * any time.
 */
export function CodeSignIn({ next, takesMobile, sentTo: sentBefore, initial }: CodeSignInProps) {
  const [sentTo, setSentTo] = useState(sentBefore);
  const contactForm = (
    <ApiForm<CodeSent>
      {...ACCOUNT_FORM}
      id="code-email"
      path="/api/account/sign-in/code"
      hidden={{ next }}
      initial={sentBefore === null ? initial : undefined}
      onDone={({ sent_to }) => setSentTo(sent_to)}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <ContactField {...field("email")} autoComplete="username" takesMobile={takesMobile} />
          <SubmitButton isPending={isPending} look={sentTo === null ? "solid" : "outline"}>
            {sentTo === null ? codeSignInTexts.send : codeSignInTexts.sendAgain}
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
  if (sentTo === null) return contactForm;
  return (
    <>
      <CodeStep
        id="code"
        path="/api/account/sign-in/code/confirm"
        sentTo={sentTo}
        hidden={{ next }}
        action={codeSignInTexts.submit}
        onDone={() => goTo(next)}
        initial={sentBefore === null ? undefined : initial}
        takesFocus={sentBefore === null}
        asksToStay
      />
      <div className="mt-8">
        <Accordion title={codeSignInTexts.noCode}>
          <p className="mb-5">{takesMobile ? codeSignInTexts.noCodeHintWithMobile : codeSignInTexts.noCodeHint}</p>
          {contactForm}
        </Accordion>
      </div>
    </>
  );
}
