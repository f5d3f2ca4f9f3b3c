"use client";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { NewPasswordField } from "./new-password-field";
import { resetPasswordTexts } from "./texts";

type ResetPasswordFormProps = { /** The token from the link in the e-mail. */ token: string; initial?: Refusals };

export function ResetPasswordForm({ token, initial }: ResetPasswordFormProps) {
  return (
    <ApiForm
      {...ACCOUNT_FORM}
      id="reset-password"
      path="/api/account/password/reset"
      hidden={{ token }}
      initial={initial}
      onDone={() => goTo(`${ACCOUNT_PAGES.overview}?${OUTCOME_QUERY.done}=password_changed`)}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <NewPasswordField {...field("password")} label={resetPasswordTexts.password} />
          <SubmitButton isPending={isPending}>{resetPasswordTexts.submit}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
