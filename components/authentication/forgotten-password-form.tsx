"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { doneText } from "@/components/customer/done-texts";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import type { Refusals } from "@/lib/browser/form/refusals";
import { forgottenPasswordTexts } from "./texts";

type ForgottenPasswordFormProps = {
  /** True if a form sent without script has just requested the link. */
  isSent: boolean;
  initial?: Refusals;
};

/**
 * Requests an e-mail with a link to choose a new password. The answer never reveals whether the e-mail address has an
 * account.
 */
export function ForgottenPasswordForm({ isSent: wasSent, initial }: ForgottenPasswordFormProps) {
  const [isSent, setSent] = useState(wasSent);
  return (
    <>
      {isSent && (
        <div className="mb-6">
          <Notice kind="done">{doneText("link_sent")}</Notice>
        </div>
      )}
      <ApiForm
        {...ACCOUNT_FORM}
        id="forgotten-password"
        path="/api/account/password/forgotten"
        initial={initial}
        onDone={() => setSent(true)}
        className="grid"
      >
        {({ field, isPending }) => (
          <>
            <EmailField {...field("email")} autoComplete="username" />
            <SubmitButton isPending={isPending} look={isSent ? "outline" : "solid"}>
              {isSent ? forgottenPasswordTexts.sendAgain : forgottenPasswordTexts.send}
            </SubmitButton>
          </>
        )}
      </ApiForm>
    </>
  );
}
