"use client";
import { useState } from "react";
import { NewPasswordField } from "@/components/authentication/new-password-field";
import { ProofFields } from "@/components/authentication/proof-fields";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { Change } from "./change";
import { SavedMark } from "./saved-mark";
import { passwordTexts } from "./texts";

type PasswordPartProps = { profile: ProfileWire; isProofSent: boolean; onSaved: () => void };

export function PasswordPart({ profile, isProofSent, onSaved }: PasswordPartProps) {
  const [isOpen, setOpen] = useState(false);
  const [savedAt, setSavedAt] = useState(0);
  const { email, dial_code, mobile, has_password } = profile;
  return (
    <>
      <Change
        value={
          has_password ? (
            <span aria-hidden="true">••••••••</span>
          ) : (
            <span className="text-muted">{passwordTexts.none}</span>
          )
        }
        action={has_password ? passwordTexts.change : passwordTexts.set}
        subject={passwordTexts.subject}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ApiForm
          {...ACCOUNT_FORM}
          id="password"
          path="/api/account/password"
          method="PUT"
          onDone={(_, form) => {
            form.reset();
            onSaved();
            setOpen(false);
            setSavedAt(Date.now());
          }}
          className="grid"
        >
          {({ field, isPending }) => (
            <>
              {/* A hidden field that tells password managers which account the password belongs to. */}
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={email || `${dial_code}${mobile}`}
                readOnly
                hidden
              />
              <ProofFields field={field} hasPassword={has_password} isCodeSent={isProofSent} />
              <NewPasswordField {...field("password")} label={passwordTexts.newPassword} />
              <SubmitButton isPending={isPending}>{passwordTexts.submit}</SubmitButton>
            </>
          )}
        </ApiForm>
      </Change>
      <SavedMark savedAt={savedAt} text={passwordTexts.saved} />
    </>
  );
}
