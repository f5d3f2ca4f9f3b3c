"use client";
import { useState } from "react";
import { ProofFields, proofOf } from "@/components/authentication/proof-fields";
import { AccountForm } from "@/components/form/account-form";
import { SubmitButton } from "@/components/form/submit-button";
import { goTo } from "@/lib/browser/go-to";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { Change } from "./change";

type DeleteAccountFormProps = { hasPassword: boolean; isProofSent: boolean };

export function DeleteAccountForm({ hasPassword, isProofSent }: DeleteAccountFormProps) {
  const [isOpen, setOpen] = useState(isProofSent);
  return (
    <Change value="This cannot be undone." action="Delete" of="the account" isOpen={isOpen} onToggle={setOpen}>
      <AccountForm
        id="delete-account"
        path="/api/account"
        method="DELETE"
        // Where a code that is asked for without script leads back to.
        hidden={{ page: ACCOUNT_PAGES.data }}
        parseForm={proofOf}
        onDone={() => goTo(`${ACCOUNT_PAGES.signIn}?${ACCOUNT_QUERY.done}=account_deleted`)}
        className="grid gap-2"
      >
        {({ field, isPending }) => (
          <>
            <p className="mb-4 text-muted">
              Your profile, your addresses, your feedback and what you have chosen go at once, and you are signed out
              everywhere.
            </p>
            <ProofFields field={field} hasPassword={hasPassword} isCodeSent={isProofSent} />
            <SubmitButton isPending={isPending} className="bg-sale">
              Delete my account for good
            </SubmitButton>
          </>
        )}
      </AccountForm>
    </Change>
  );
}
