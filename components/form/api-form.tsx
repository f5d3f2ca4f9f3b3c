"use client";
import type { ReactNode } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { Notice } from "@/components/ui/notice";
import { type About, refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import type { Refusals } from "@/lib/browser/form/refusals";
import { type FormOptions, useSentForm } from "@/lib/browser/form/sent-form";
import { ClearOutcomeFromAddress } from "./clear-outcome";
import { PostForm } from "./post-form";
import { fieldRefusalText } from "./refusal-texts";

export type FormState = {
  isPending: boolean;
  /**
   * The name and the error of a field, to be spread into its component as props. `about`: what the text of the error may
   * mention.
   */
  field: (name: string, about?: About) => { name: string; error: string | null };
};

type ApiFormProps<Value> = FormOptions<Value> & {
  /** The key under which the typed input is kept while the visitor is away, for instance to sign in. */
  id: string;
  /** The texts of the refusals that the call may answer with. */
  texts: SomeRefusalTexts;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: (state: FormState) => ReactNode;
};

/** A form of the API. Script sends it without leaving the page; without script the browser posts the same fields. */
export function ApiForm<Value>({ id, texts, hidden, className, children, ...options }: ApiFormProps<Value>) {
  const { form, refusals, isPending, onSubmit, onInput } = useSentForm<Value>(options);
  const about = { wording: useCartWording(), retryAfterSeconds: refusals.retryAfterSeconds };
  const field: FormState["field"] = (name, ofField) => {
    const code = refusals.fields[name];
    return { name, error: code ? fieldRefusalText(texts, code, { ...about, ...ofField }) : null };
  };
  return (
    <PostForm
      ref={form}
      id={id}
      action={options.path}
      method={options.method ?? "POST"}
      {...(hidden && { hidden })}
      onSubmit={onSubmit}
      onInput={onInput}
      className={className}
    >
      {options.initial && hasRefusals(options.initial) && <ClearOutcomeFromAddress />}
      {refusals.form && (
        <div className="mb-5">
          <Notice kind="refused">{refusalText(texts, refusals.form, about)}</Notice>
        </div>
      )}
      {children({ isPending, field })}
    </PostForm>
  );
}

function hasRefusals({ form, fields }: Refusals): boolean {
  return form !== null || Object.keys(fields).length > 0;
}
