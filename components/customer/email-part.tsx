"use client";
import { useState } from "react";
import type { CodeSent } from "@/components/authentication/code-sent";
import { CodeStep } from "@/components/authentication/code-step";
import { ProofFields } from "@/components/authentication/proof-fields";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { Change } from "./change";
import { SavedMark } from "./saved-mark";
import { emailTexts } from "./texts";

type EmailPartProps = {
  profile: ProfileWire;
  sentTo: string | null;
  isProofSent: boolean;
  onSaved: (profile: ProfileWire) => void;
};

/**
 * The e-mail address with which the customer signs in. A new address takes effect only after a code sent to it is
 * entered.
 */
export function EmailPart({ profile, sentTo: sentBefore, isProofSent, onSaved }: EmailPartProps) {
  const [sentTo, setSentTo] = useState(sentBefore);
  const [isOpen, setOpen] = useState(sentBefore !== null);
  const [savedAt, setSavedAt] = useState(0);
  return (
    <>
      <Change
        value={profile.email || <span className="text-muted">{emailTexts.none}</span>}
        action={profile.email ? emailTexts.change : emailTexts.add}
        subject={emailTexts.subject}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {sentTo === null ? (
          <ApiForm<CodeSent>
            {...ACCOUNT_FORM}
            id="email"
            path="/api/account/email"
            onDone={({ sent_to }) => setSentTo(sent_to)}
            className="grid gap-2"
          >
            {({ field, isPending }) => (
              <>
                <EmailField {...field("email")} label={emailTexts.newEmail} />
                <ProofFields field={field} hasPassword={profile.has_password} isCodeSent={isProofSent} />
                <SubmitButton isPending={isPending}>{emailTexts.sendCode}</SubmitButton>
              </>
            )}
          </ApiForm>
        ) : (
          <CodeStep<ProfileWire>
            id="email-code"
            path="/api/account/email/confirm"
            sentTo={sentTo}
            action={emailTexts.submit}
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
      <SavedMark savedAt={savedAt} text={emailTexts.saved} />
    </>
  );
}
