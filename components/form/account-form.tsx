"use client";
import type { ReactNode } from "react";
import { ACCOUNT_FORM_TEXTS } from "@/components/customer/refusal-texts";
import { refusalText } from "@/components/ui/refusal-texts";
import type { Refusals } from "@/lib/browser/form/refusals";
import { useSentForm } from "@/lib/browser/form/sent-form";
import { fieldRefusalText } from "./refusal-texts";
import { type FormState, SentForm } from "./sent-form";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

type AccountFormProps<Value> = {
  /** The key under which the typed input is kept while the visitor signs in again. */
  id: string;
  path: `/api/${string}`;
  method?: Method;
  /** Hidden fields that the form needs only without script, such as the page to go to next. */
  hidden?: Readonly<Record<string, string>>;
  /** Called when the form is sent. */
  onSend?: (fields: URLSearchParams) => void;
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
  onSend,
  onDone,
  initial,
  className = "",
  children,
}: AccountFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useSentForm<Value>({ path, method, onSend, onDone, initial });
  const field = (name: string) => {
    const code = refusals.fields[name];
    return { name, error: code ? fieldRefusalText(ACCOUNT_FORM_TEXTS, code) : null };
  };
  return (
    <SentForm
      form={form}
      id={id}
      path={path}
      method={method}
      hidden={hidden}
      onSubmit={onSubmit}
      refusal={refusals.form && refusalText(ACCOUNT_FORM_TEXTS, refusals.form, refusals)}
      className={className}
    >
      {children({ isPending, field })}
    </SentForm>
  );
}
