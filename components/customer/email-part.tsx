"use client";
import { useState } from "react";
import type { CodeSent } from "@/components/authentication/code-sent";
import { CodeStep } from "@/components/authentication/code-step";
import { ProofFields, proofOf } from "@/components/authentication/proof-fields";
import { AccountForm } from "@/components/form/account-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { typed } from "@/lib/browser/form/fields";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { Change } from "./change";
import { SavedMark } from "./saved-mark";

type EmailPartProps = {
  profile: ProfileWire;
  sentTo: string | null;
  isProofSent: boolean;
  onSaved: (profile: ProfileWire) => void;
};

/** The address that the customer signs in with: a new one counts once its code has come back. */
export function EmailPart({ profile, sentTo: sentBefore, isProofSent, onSaved }: EmailPartProps) {
  const [sentTo, setSentTo] = useState(sentBefore);
  const [isOpen, setOpen] = useState(sentBefore !== null);
  const [savedAt, setSavedAt] = useState(0);
  return (
    <>
      <Change value={profile.email} action="Change" of="e-mail address" isOpen={isOpen} onToggle={setOpen}>
        {sentTo === null ? (
          <AccountForm<CodeSent>
            id="email"
            path="/api/account/email"
            parseForm={(fields) => ({ ...proofOf(fields), email: typed(fields, "email") })}
            onDone={({ sent_to }) => setSentTo(sent_to)}
            className="grid gap-2"
          >
            {({ field, isPending }) => (
              <>
                <EmailField {...field("email")} label="New e-mail address" />
                <ProofFields field={field} hasPassword={profile.has_password} isCodeSent={isProofSent} />
                <SubmitButton isPending={isPending}>Send a code to the new address</SubmitButton>
              </>
            )}
          </AccountForm>
        ) : (
          <CodeStep<ProfileWire>
            id="email-code"
            path="/api/account/email/confirm"
            sentTo={sentTo}
            action="Change the address"
            takesFocus={sentBefore === null}
            onDone={(saved) => {
              onSaved(saved);
              setSentTo(null);
              setOpen(false);
              setSavedAt(Date.now());
            }}
          />
        )}
      </Change>
      <SavedMark savedAt={savedAt} text="Your e-mail address is changed." />
    </>
  );
}
