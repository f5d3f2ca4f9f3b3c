"use client";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { ContactField } from "@/components/form/contact-field";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { StayField } from "./stay-field";
import { signInFormTexts } from "./texts";
import { withNext } from "./with-next";

type SignInFormProps = { next: string; takesMobile: boolean; initial?: Refusals };

export function SignInForm({ next, takesMobile, initial }: SignInFormProps) {
  return (
    <ApiForm
      {...ACCOUNT_FORM}
      id="sign-in"
      path="/api/account/sign-in"
      hidden={{ next }}
      initial={initial}
      onDone={() => goTo(next)}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <ContactField {...field("email")} autoComplete="username" takesMobile={takesMobile} />
          <PasswordField {...field("password")} label={signInFormTexts.password} autoComplete="current-password" />
          <div className="-mt-1 mb-4 text-sm">
            <StayField />
          </div>
          <SubmitButton isPending={isPending}>{signInFormTexts.submit}</SubmitButton>
          <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
            <a
              href={withBasePath(withNext(ACCOUNT_PAGES.signInByCode, next))}
              className="link-underline py-2 hover:text-accent"
            >
              {signInFormTexts.byCode}
            </a>
            <a href={withBasePath(ACCOUNT_PAGES.forgottenPassword)} className="link-underline py-2 hover:text-accent">
              {signInFormTexts.forgotten}
            </a>
          </div>
        </>
      )}
    </ApiForm>
  );
}
