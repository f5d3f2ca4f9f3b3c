"use client";
import type { ReactNode } from "react";
import { useAccountForm } from "@/lib/browser/form/account-form";
import type { FormRefusal, Refusals } from "@/lib/browser/form/refusals";
import { refusalText } from "./refusal-texts";
import { type FormState, SentForm } from "./sent-form";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

type AccountFormProps<Value> = {
  /** The key under which the typed input is kept while the visitor signs in again. */
  id: string;
  path: `/api/${string}`;
  method?: Method;
  /** Hidden fields that the form needs only without script, such as the page to go to next. */
  hidden?: Readonly<Record<string, string>>;
  parseForm: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  initial?: Refusals;
  className?: string;
  children: (state: FormState) => ReactNode;
};

/** A form of the account. Script sends it without leaving the page; without script it is a plain POST. */
export function AccountForm<Value>({
  id,
  path,
  method = "POST",
  hidden = {},
  parseForm,
  onDone,
  initial,
  className = "",
  children,
}: AccountFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useAccountForm<Value>({ path, method, parseForm, onDone, initial });
  const textOf = (code: FormRefusal | null | undefined) =>
    code ? refusalText(code, refusals.retryAfterSeconds) : null;
  const field = (name: string) => ({ name, error: textOf(refusals.fields[name]) });
  return (
    <SentForm
      form={form}
      id={id}
      path={path}
      method={method}
      hidden={hidden}
      onSubmit={onSubmit}
      refusal={textOf(refusals.form)}
      className={className}
    >
      {children({ isPending, field })}
    </SentForm>
  );
}
