"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { MobileFields } from "@/components/customer/mobile-fields";
import { ApiForm } from "@/components/form/api-form";
import { ContactField } from "@/components/form/contact-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { CodeSent } from "./code-sent";
import { NewPasswordField } from "./new-password-field";
import { SignUpCode } from "./sign-up-code";
import { signUpTexts } from "./texts";
import { withNext } from "./with-next";

type SignUpFormProps = {
  next: string;
  /** The dial code of the store's country, with its plus sign. */
  dialCode: string;
  /** Whether the account may be confirmed by a mobile number instead of an e-mail address. */
  takesMobile: boolean;
  /** The e-mail address or number that the visitor gave before as a guest; prefilled. */
  contact?: string;
  initial?: Refusals;
};

/** Signs up: asks for the details of the new account, then for the code that confirms its e-mail address or number. */
export function SignUpForm({ next, dialCode, takesMobile, contact, initial }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SignUpCode next={next} sentTo={sentTo} takesFocus />;
  return (
    <ApiForm<CodeSent>
      {...ACCOUNT_FORM}
      id="sign-up"
      path="/api/account/sign-up"
      work={formWork}
      hidden={{ next }}
      initial={initial}
      onDone={({ sent_to }) => {
        // Changes the page's URL, so that a reload shows the code step again.
        window.history.replaceState(null, "", withBasePath(withNext(ACCOUNT_PAGES.signUpCode, next)));
        setSentTo(sent_to);
      }}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <TextField {...field("name")} label={signUpTexts.name} autoComplete="name" required />
          <ContactField {...field("email")} autoComplete="username" defaultValue={contact} takesMobile={takesMobile} />
          <NewPasswordField {...field("password")} label={signUpTexts.password} />
          {!takesMobile && <MobileFields field={field} dialCode={dialCode} />}
          <SubmitButton isPending={isPending}>{signUpTexts.submit}</SubmitButton>
          <p className="mt-3 text-[0.8125rem] text-muted">{signUpTexts.privacy}</p>
        </>
      )}
    </ApiForm>
  );
}
