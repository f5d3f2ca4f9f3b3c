"use client";
import { SubmitButton } from "@/components/ui/submit-button";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/account-pages";
import { typed } from "@/lib/state/form-fields";
import { goTo } from "@/lib/state/go-to";
import type { Refusals } from "@/lib/state/refusals";
import { AccountForm } from "./account-form";
import { NewPasswordField } from "./new-password-field";

type ResetPasswordFormProps = { /** Of the mail. */ token: string; initial?: Refusals };

export function ResetPasswordForm({ token, initial }: ResetPasswordFormProps) {
  return (
    <AccountForm
      id="reset-password"
      path="/api/account/password/reset"
      hidden={{ token }}
      initial={initial}
      toBody={(fields) => ({ token, password: typed(fields, "password") })}
      onDone={() => goTo(`${ACCOUNT_PAGES.overview}?${ACCOUNT_QUERY.done}=password_changed`)}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <NewPasswordField {...field("password")} label="New password" />
          <SubmitButton isPending={isPending}>Save and sign in</SubmitButton>
        </>
      )}
    </AccountForm>
  );
}
