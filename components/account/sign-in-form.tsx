"use client";
import { EmailField } from "@/components/ui/email-field";
import { PasswordField } from "@/components/ui/password-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { typed } from "@/lib/state/form-fields";
import { goTo } from "@/lib/state/go-to";
import type { Refusals } from "@/lib/state/refusals";
import { AccountForm } from "./account-form";
import { StayField, staysSignedIn } from "./stay-field";
import { withNext } from "./with-next";

type SignInFormProps = { next: string; initial?: Refusals };

export function SignInForm({ next, initial }: SignInFormProps) {
  return (
    <AccountForm
      id="sign-in"
      path="/api/account/sign-in"
      hidden={{ next }}
      initial={initial}
      toBody={(fields) => ({
        email: typed(fields, "email"),
        password: typed(fields, "password"),
        stay_signed_in: staysSignedIn(fields),
      })}
      onDone={() => goTo(next)}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <EmailField {...field("email")} autoComplete="username" />
          <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
          <div className="-mt-1 mb-4 text-sm">
            <StayField />
          </div>
          <SubmitButton isPending={isPending}>Sign in</SubmitButton>
          <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
            <a href={withNext(ACCOUNT_PAGES.signInByCode, next)} className="link-underline py-2 hover:text-accent">
              Use a code by e-mail
            </a>
            <a href={ACCOUNT_PAGES.forgottenPassword} className="link-underline py-2 hover:text-accent">
              Forgotten password?
            </a>
          </div>
        </>
      )}
    </AccountForm>
  );
}
