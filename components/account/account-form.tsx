"use client";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { useAccountForm } from "@/lib/state/account-form";
import type { Refusals } from "@/lib/state/refusals";
import { refusalText } from "./refusal-texts";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export type FormState = {
  isPending: boolean;
  /** What ties the field of that name to what is wrong with it. */
  field: (name: string) => { name: string; error: string | null };
};

type AccountFormProps<Value> = {
  /** By which what was typed is found again after signing in. */
  id: string;
  path: `/api/${string}`;
  method?: Method;
  /** What of the plain form is not typed: where to go on, which thing it is about. */
  hidden?: Readonly<Record<string, string>>;
  toBody: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  initial?: Refusals;
  className?: string;
  children: (state: FormState) => ReactNode;
};

/** A form of the account: sent without leaving the page, or without script as a plain post to the same address. */
export function AccountForm<Value>({
  id,
  path,
  method = "POST",
  hidden = {},
  toBody,
  onDone,
  initial,
  className = "",
  children,
}: AccountFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useAccountForm<Value>({ path, method, toBody, onDone, initial });
  const field = (name: string) => {
    const code = refusals.fields[name];
    return { name, error: code ? refusalText(code, refusals.retryAfterSeconds) : null };
  };
  return (
    <form ref={form} id={id} method="post" action={path} onSubmit={onSubmit} className={className}>
      {method !== "POST" && <input type="hidden" name="_method" value={method} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refusals.form && (
        <div className="mb-5">
          <Notice kind="refused">{refusalText(refusals.form, refusals.retryAfterSeconds)}</Notice>
        </div>
      )}
      {children({ isPending, field })}
    </form>
  );
}
