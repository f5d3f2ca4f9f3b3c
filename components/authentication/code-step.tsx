"use client";
import { AccountForm } from "@/components/form/account-form";
import { CodeField } from "@/components/form/code-field";
import { SubmitButton } from "@/components/form/submit-button";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import { CODE_MINUTES } from "@/lib/domain/authentication/one-time-code";
import { StayField, staysSignedIn } from "./stay-field";
import { codeStepTexts } from "./texts";

type CodeStepProps<Value> = {
  id: string;
  path: `/api/${string}`;
  /** The e-mail address or number the code was sent to. */
  sentTo: string;
  hidden?: Readonly<Record<string, string>>;
  /** The label of the button. */
  action: string;
  onDone: (value: Value) => void;
  initial?: Refusals;
  /** Moves the focus to the code field, because the visitor has just requested the code on this page. */
  takesFocus?: boolean;
  /** The code signs the visitor in, so the form asks whether to stay signed in. */
  asksToStay?: boolean;
};

/** Asks for a code that was sent. Looks the same whether or not the address has an account, so as not to reveal it. */
export function CodeStep<Value>({ sentTo, action, takesFocus, asksToStay = false, ...form }: CodeStepProps<Value>) {
  return (
    <AccountForm<Value>
      {...form}
      parseForm={(fields) => ({
        code: typed(fields, "code"),
        ...(asksToStay && { stay_signed_in: staysSignedIn(fields) }),
      })}
      className="grid gap-2"
    >
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
    </AccountForm>
  );
}
