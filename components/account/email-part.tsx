"use client";
import { useState } from "react";
import { EmailField } from "@/components/ui/email-field";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ProfileWire } from "@/lib/contracts/account-calls";
import { typed } from "@/lib/state/form-fields";
import { AccountForm } from "./account-form";
import { Change } from "./change";
import type { CodeSent } from "./code-sent";
import { CodeStep } from "./code-step";
import { ProofFields, proofOf } from "./proof-fields";
import { SavedSign } from "./saved-sign";

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
            toBody={(fields) => ({ ...proofOf(fields), email: typed(fields, "email") })}
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
      <SavedSign savedAt={savedAt} text="Your e-mail address is changed." />
    </>
  );
}
