"use client";
import { useState } from "react";
import type { CodeSent } from "@/components/authentication/code-sent";
import { CodeStep } from "@/components/authentication/code-step";
import { ProofFields } from "@/components/authentication/proof-fields";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { Change } from "./change";
import { MobileFields } from "./mobile-fields";
import { SavedMark } from "./saved-mark";
import { mobileTexts } from "./texts";

type MobilePartProps = {
  profile: ProfileWire;
  dialCode: string;
  sentTo: string | null;
  isProofSent: boolean;
  onSaved: (profile: ProfileWire) => void;
};

/** The customer's mobile number. A new number is saved only after the code sent to it is entered. */
export function MobilePart({ profile, dialCode, sentTo: sentBefore, isProofSent, onSaved }: MobilePartProps) {
  const [sentTo, setSentTo] = useState(sentBefore);
  const [isOpen, setOpen] = useState(sentBefore !== null);
  const [saved, setSaved] = useState({ at: 0, text: "" });
  const hasMobile = profile.mobile !== "";

  const finish = (changed: ProfileWire, text: string) => {
    onSaved(changed);
    setSentTo(null);
    setOpen(false);
    setSaved({ at: Date.now(), text });
  };
  return (
    <>
      <Change
        value={<MobileValue profile={profile} />}
        action={hasMobile ? mobileTexts.change : mobileTexts.add}
        subject={mobileTexts.subject}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {sentTo === null ? (
          <ApiForm<CodeSent>
            {...ACCOUNT_FORM}
            id="mobile"
            path="/api/account/mobile"
            onDone={({ sent_to }) => setSentTo(sent_to)}
            className="grid gap-2"
          >
            {({ field, isPending }) => (
              <>
                <MobileFields field={field} dialCode={profile.dial_code || dialCode} mobile={profile.mobile} required />
                <ProofFields field={field} hasPassword={profile.has_password} isCodeSent={isProofSent} />
                <SubmitButton isPending={isPending}>{mobileTexts.sendCode}</SubmitButton>
              </>
            )}
          </ApiForm>
        ) : (
          <CodeStep<ProfileWire>
            id="mobile-code"
            path="/api/account/mobile/confirm"
            sentTo={sentTo}
            action={mobileTexts.submit}
            takesFocus={sentBefore === null}
            onDone={(changed) => finish(changed, mobileTexts.saved)}
          />
        )}
        {/* Without an e-mail address, the number is what the customer signs in with. */}
        {hasMobile && profile.email !== "" && (
          <ApiForm<ProfileWire>
            {...ACCOUNT_FORM}
            id="mobile-remove"
            path="/api/account/mobile"
            method="DELETE"
            onDone={(changed) => finish(changed, mobileTexts.removed)}
            className="mt-4"
          >
            {() => (
              <button type="submit" className="link-underline py-2 text-sm text-muted hover:text-ink">
                {mobileTexts.remove}
              </button>
            )}
          </ApiForm>
        )}
      </Change>
      <SavedMark savedAt={saved.at} text={saved.text} />
    </>
  );
}

function MobileValue({ profile: { dial_code, mobile, mobile_verified } }: { profile: ProfileWire }) {
  if (mobile === "") return <span className="text-muted">{mobileTexts.none}</span>;
  return (
    <>
      <span className="tabular">
        {dial_code} {mobile}
      </span>
      {!mobile_verified && <span className="text-muted">{mobileTexts.notConfirmed}</span>}
    </>
  );
}
