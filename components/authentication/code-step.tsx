"use client";
import { AccountForm } from "@/components/form/account-form";
import { CodeField } from "@/components/form/code-field";
import { SubmitButton } from "@/components/form/submit-button";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import { CODE_MINUTES } from "@/lib/domain/authentication/one-time-code";
import { StayField, staysSignedIn } from "./stay-field";

type CodeStepProps<Value> = {
  id: string;
  path: `/api/${string}`;
  /** The address or number that the code went to. */
  sentTo: string;
  hidden?: Readonly<Record<string, string>>;
  /** What the button says. */
  action: string;
  onDone: (value: Value) => void;
  initial?: Refusals;
  /** The code was asked for on this page just now, so it is where the visitor goes on. */
  takesFocus?: boolean;
  /** The code signs in, so it is asked for how long. */
  asksToStay?: boolean;
};

/** Asks for a code that has been sent. The same is shown whether or not there is an account behind the address. */
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
            A code of six digits is on its way to <strong className="font-medium break-words text-ink">{sentTo}</strong>
            . It is good for {CODE_MINUTES} minutes.
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
