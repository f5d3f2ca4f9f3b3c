"use client";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { CodeField } from "@/components/form/code-field";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { CODE_MINUTES } from "@/lib/domain/authentication/one-time-code";
import { StayField } from "./stay-field";
import { codeStepTexts } from "./texts";

type CodeStepProps<Value> = {
  id: string;
  path: `/api/${string}`;
  /** The e-mail address or mobile number that the code was sent to. */
  sentTo: string;
  hidden?: Readonly<Record<string, string>>;
  /** The label of the submit button. */
  action: string;
  onDone: (value: Value) => void;
  initial?: Refusals;
  /**
   * Whether the code field takes the focus when it appears; true if the visitor has just requested the code on this
   * page.
   */
  takesFocus?: boolean;
  /** True if the code signs the visitor in: the form then also asks whether to stay signed in. */
  asksToStay?: boolean;
};

/**
 * The form for a code that was sent. It looks the same whether or not the e-mail address has an account, so that nobody
 * can find out.
 */
export function CodeStep<Value>({ sentTo, action, takesFocus, asksToStay = false, ...form }: CodeStepProps<Value>) {
  return (
    <ApiForm<Value> {...ACCOUNT_FORM} {...form} className="grid">
      {({ field, isPending }) => (
        <>
          <p role="status" className="mb-4 text-muted">
            {codeStepTexts.beforeRecipient}
            <strong className="font-medium break-words text-ink">{sentTo}</strong>
            {codeStepTexts.afterRecipient(CODE_MINUTES)}
          </p>
          <CodeField {...field("code")} autoFocus={takesFocus} />
          {asksToStay && (
            <div className="-mt-1 mb-4 text-sm">
              <StayField />
            </div>
          )}
          <SubmitButton isPending={isPending}>{action}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
