"use client";
import { useState } from "react";
import { ACCOUNT_FORM_TEXTS } from "@/components/customer/refusal-texts";
import type { FormState } from "@/components/form/api-form";
import { CodeField } from "@/components/form/code-field";
import { PasswordField } from "@/components/form/password-field";
import { refusalText } from "@/components/ui/refusal-texts";
import { callApi } from "@/lib/browser/call-api";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { CodeSent } from "./code-sent";
import { proofTexts } from "./texts";

type ProofFieldsProps = {
  field: FormState["field"];
  hasPassword: boolean;
  /** True if a code was sent by e-mail before this page was rendered. */
  isCodeSent?: boolean;
};

/** Asks customers to prove who they are, with their password or a code sent by e-mail. */
export function ProofFields({ field, hasPassword, isCodeSent = false }: ProofFieldsProps) {
  const [byCode, setByCode] = useState(isCodeSent || !hasPassword);
  const [sentText, setSentText] = useState<string | null>(isCodeSent ? proofTexts.codeSent : null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const sendCode = async () => {
    setRefusal(null);
    const answer = await callApi<CodeSent>("/api/account/proof", { method: "POST" });
    if (answer.ok) setSentText(proofTexts.codeSentTo(answer.value.sent_to));
    else setRefusal(refusalText(ACCOUNT_FORM_TEXTS, answer.code, answer));
  };
  const switchButton = "link-underline mb-5 w-fit text-sm text-muted hover:text-ink noscript:hidden";

  if (!byCode) {
    return (
      <>
        <PasswordField {...field("current_password")} label={proofTexts.password} autoComplete="current-password" />
        <button type="button" onClick={() => setByCode(true)} className={switchButton}>
          {proofTexts.useCode}
        </button>
      </>
    );
  }
  const code = field("code");
  return (
    <>
      <div className="grid items-start gap-x-3 sm:grid-cols-[1fr_auto]">
        <CodeField {...code} hint={sentText ?? proofTexts.codeHint} />
        {/* Without script, this button submits the whole form to the call that sends codes, not to the form's own. */}
        <button
          type="submit"
          formAction={withBasePath("/api/account/proof")}
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            void sendCode();
          }}
          className="mb-3 h-12 border border-line px-5 text-sm font-medium hover:border-ink sm:mt-[1.875rem]"
        >
          {sentText ? proofTexts.sendAgain : proofTexts.send}
        </button>
      </div>
      <p role="status" className="text-[0.8125rem] text-sale">
        {refusal}
      </p>
      {hasPassword && (
        <button type="button" onClick={() => setByCode(false)} className={switchButton}>
          {proofTexts.usePassword}
        </button>
      )}
    </>
  );
}
