"use client";
import { useState } from "react";
import { ProofFields } from "@/components/authentication/proof-fields";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { goTo } from "@/lib/browser/go-to";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { Change } from "./change";
import { deleteAccountTexts } from "./texts";

type DeleteAccountFormProps = { hasPassword: boolean; isProofSent: boolean };

export function DeleteAccountForm({ hasPassword, isProofSent }: DeleteAccountFormProps) {
  const [isOpen, setOpen] = useState(isProofSent);
  return (
    <Change
      value={deleteAccountTexts.warning}
      action={deleteAccountTexts.open}
      subject={deleteAccountTexts.subject}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ApiForm
        {...ACCOUNT_FORM}
        id="delete-account"
        path="/api/account"
        method="DELETE"
        // Without script, the button that requests a code posts this form too. `page` then says where to redirect back
        // to.
        hidden={{ page: ACCOUNT_PAGES.data }}
        onDone={() => goTo(`${ACCOUNT_PAGES.signIn}?${OUTCOME_QUERY.done}=account_deleted`)}
        className="grid"
      >
        {({ field, isPending }) => (
          <>
            <p className="mb-4 text-muted">{deleteAccountTexts.consequences}</p>
            <ProofFields field={field} hasPassword={hasPassword} isCodeSent={isProofSent} />
            <SubmitButton isPending={isPending} className="bg-sale">
              {deleteAccountTexts.submit}
            </SubmitButton>
          </>
        )}
      </ApiForm>
    </Change>
  );
}
