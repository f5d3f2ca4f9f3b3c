"use client";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { inTurn } from "@/lib/state/checkout-writes";
import type { Refusals } from "@/lib/state/refusals";
import { useSentForm } from "@/lib/state/sent-form";
import { type CheckoutFormRefusal, checkoutRefusalText, isCheckoutFormRefusal } from "./refusal-texts";

export type CheckoutFormState = {
  isPending: boolean;
  /** What ties the field of that name to what is wrong with it. */
  field: (name: string) => { name: string; error: string | null };
};

type CheckoutFormProps<Value> = {
  /** By which what was typed is found again. */
  id: string;
  path: `/api/${string}`;
  method?: "POST" | "PATCH";
  hidden?: Readonly<Record<string, string>>;
  toBody: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  initial?: Refusals<CheckoutFormRefusal> | undefined;
  leadsAway?: boolean;
  idempotencyKey?: string;
  className?: string;
  children: (state: CheckoutFormState) => ReactNode;
};

/** A form of the checkout: sent without leaving the page, or without script as a plain post to the same address. */
export function CheckoutForm<Value>({
  id,
  path,
  method = "PATCH",
  hidden = {},
  toBody,
  onDone,
  initial,
  leadsAway,
  idempotencyKey,
  className = "",
  children,
}: CheckoutFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useSentForm<Value, CheckoutFormRefusal>({
    path,
    method,
    toBody,
    onDone,
    initial,
    leadsAway,
    idempotencyKey,
    outlivesPage: true,
    inTurn,
    isKnown: isCheckoutFormRefusal,
  });
  const field = (name: string) => {
    const code = refusals.fields[name];
    return { name, error: code ? checkoutRefusalText(code, refusals.retryAfterSeconds) : null };
  };
  return (
    <form ref={form} id={id} method="post" action={path} onSubmit={onSubmit} className={className}>
      {method !== "POST" && <input type="hidden" name="_method" value={method} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refusals.form && (
        <div className="mb-5">
          <Notice kind="refused">{checkoutRefusalText(refusals.form, refusals.retryAfterSeconds)}</Notice>
        </div>
      )}
      {children({ isPending, field })}
    </form>
  );
}
