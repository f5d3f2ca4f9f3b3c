"use client";
import { useState } from "react";
import { MobileFields } from "@/components/customer/mobile-fields";
import { AccountForm } from "@/components/form/account-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import type { CodeSent } from "./code-sent";
import { NewPasswordField } from "./new-password-field";
import { SignUpCode } from "./sign-up-code";
import { withNext } from "./with-next";

type SignUpFormProps = {
  next: string;
  /** Of the store's country, with its plus sign. */
  dialCode: string;
  /** What a guest has given already. */
  email?: string;
  initial?: Refusals;
};

/** Asks for what an account needs; the code that proves the address follows on a page of its own. */
export function SignUpForm({ next, dialCode, email, initial }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SignUpCode next={next} sentTo={sentTo} takesFocus />;
  return (
    <AccountForm<CodeSent>
      id="sign-up"
      path="/api/account/sign-up"
      hidden={{ next }}
      initial={initial}
      parseForm={(fields) => ({
        name: typed(fields, "name"),
        email: typed(fields, "email"),
        password: typed(fields, "password"),
        // A dial code alone is no number.
        dial_code: typed(fields, "mobile") && typed(fields, "dial_code"),
        mobile: typed(fields, "mobile"),
      })}
      onDone={({ sent_to }) => {
        // So that a reload goes on with the code.
        window.history.replaceState(null, "", withNext(ACCOUNT_PAGES.signUpCode, next));
        setSentTo(sent_to);
      }}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <TextField {...field("name")} label="Name" autoComplete="name" required />
          <EmailField {...field("email")} autoComplete="username" defaultValue={email} />
          <NewPasswordField {...field("password")} label="Password" />
          <MobileFields field={field} dialCode={dialCode} />
          <SubmitButton isPending={isPending}>Create account</SubmitButton>
        </>
      )}
    </AccountForm>
  );
}
