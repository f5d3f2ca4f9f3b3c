"use client";
import { useState } from "react";
import { doneText } from "@/components/customer/done-texts";
import { AccountForm } from "@/components/form/account-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";

type ForgottenPasswordFormProps = { /** By the plain form that has led here. */ isSent: boolean; initial?: Refusals };

/** Asks for a link to choose a new password. Whether there is such an account is not told. */
export function ForgottenPasswordForm({ isSent: wasSent, initial }: ForgottenPasswordFormProps) {
  const [isSent, setSent] = useState(wasSent);
  return (
    <>
      {isSent && (
        <div className="mb-6">
          <Notice kind="done">{doneText("link_sent")}</Notice>
        </div>
      )}
      <AccountForm
        id="forgotten-password"
        path="/api/account/password/forgotten"
        initial={initial}
        parseForm={(fields) => ({ email: typed(fields, "email") })}
        onDone={() => setSent(true)}
        className="grid gap-2"
      >
        {({ field, isPending }) => (
          <>
            <EmailField {...field("email")} autoComplete="username" />
            <SubmitButton isPending={isPending} look={isSent ? "outline" : "solid"}>
              {isSent ? "Send another link" : "Send me a link"}
            </SubmitButton>
          </>
        )}
      </AccountForm>
    </>
  );
}
