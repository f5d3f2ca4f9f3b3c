"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { SavedMark } from "@/components/customer/saved-mark";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { LeftCartConsentWire } from "@/lib/contracts/left-cart";
import { LeftCartConsentField } from "./consent-field";
import { leftCartMailTexts } from "./texts";

/** The customer's choice in the account. `isGiven` is whether they have agreed so far. */
export function LeftCartConsentForm({ isGiven }: { isGiven: boolean }) {
  const [savedAt, setSavedAt] = useState(0);
  return (
    <ApiForm<LeftCartConsentWire>
      {...ACCOUNT_FORM}
      id="left-cart-mail"
      path="/api/account/left-cart-mail"
      method="PUT"
      onDone={() => setSavedAt(Date.now())}
      className="grid gap-4"
    >
      {({ isPending }) => (
        <>
          <LeftCartConsentField isTicked={isGiven} />
          <div className="flex items-center gap-5">
            <SubmitButton isPending={isPending} look="outline">
              {leftCartMailTexts.submit}
            </SubmitButton>
            <SavedMark savedAt={savedAt} />
          </div>
        </>
      )}
    </ApiForm>
  );
}
