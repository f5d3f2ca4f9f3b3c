"use client";
import { useState } from "react";
import { CodeField } from "@/components/form/code-field";
import { PasswordField } from "@/components/form/password-field";
import { refusalText } from "@/components/form/refusal-texts";
import type { FormState } from "@/components/form/sent-form";
import { callApi } from "@/lib/browser/call-api";
import { typed } from "@/lib/browser/form/fields";
import { toRefusals } from "@/lib/browser/form/refusals";
import type { CodeSent } from "./code-sent";

type ProofFieldsProps = {
  field: FormState["field"];
  hasPassword: boolean;
  /** A code was mailed before this page was made. */
  isCodeSent?: boolean;
};

/** Proof that it is still the customer who sits there: their password, or a code by mail. */
export function ProofFields({ field, hasPassword, isCodeSent = false }: ProofFieldsProps) {
  const [byCode, setByCode] = useState(isCodeSent || !hasPassword);
  const [sent, setSent] = useState<string | null>(isCodeSent ? "We have sent you a code by e-mail." : null);
  const [refused, setRefused] = useState<string | null>(null);

  const sendCode = async (form: HTMLFormElement | null) => {
    setRefused(null);
    const answer = await callApi<CodeSent>("/api/account/proof", { method: "POST" });
    if (answer.ok) setSent(`We have sent a code to ${answer.value.sent_to}.`);
    else if (form) setRefused(refusalText(toRefusals(answer, form).form ?? "fault", answer.retryAfterSeconds));
  };
  const switchButton = "link-underline mb-5 w-fit text-sm text-muted hover:text-ink noscript:hidden";

  if (!byCode) {
    return (
      <>
        <PasswordField {...field("current_password")} label="Current password" autoComplete="current-password" />
        <button type="button" onClick={() => setByCode(true)} className={switchButton}>
          Use a code by e-mail instead
        </button>
      </>
    );
  }
  const code = field("code");
  return (
    <>
      <div className="grid items-start gap-x-3 sm:grid-cols-[1fr_auto]">
        <CodeField {...code} hint={sent ?? "To see that it is you, we send a code to your e-mail address."} />
        {/* Without script it posts the form to where codes are asked for. */}
        <button
          type="submit"
          formAction="/api/account/proof"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            void sendCode(event.currentTarget.form);
          }}
          className="mb-3 h-12 border border-line px-5 text-sm font-medium hover:border-ink sm:mt-[1.875rem]"
        >
          {sent ? "Send another" : "Send me a code"}
        </button>
      </div>
      <p role="status" className="text-[0.8125rem] text-sale">
        {refused}
      </p>
      {hasPassword && (
        <button type="button" onClick={() => setByCode(false)} className={switchButton}>
          Use my password instead
        </button>
      )}
    </>
  );
}

/** What of the form proves who sends it. */
export function proofOf(fields: URLSearchParams) {
  return {
    ...(fields.has("current_password") && { current_password: typed(fields, "current_password") }),
    ...(fields.has("code") && { code: typed(fields, "code") }),
  };
}
