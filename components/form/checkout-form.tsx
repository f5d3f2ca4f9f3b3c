"use client";
import type { ReactNode } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { CHECKOUT_FORM_TEXTS, checkoutRefusalText } from "@/components/checkout/refusal-texts";
import { inTurn } from "@/lib/browser/form/in-turn";
import type { Refusals } from "@/lib/browser/form/refusals";
import { useSentForm } from "@/lib/browser/form/sent-form";
import { fieldRefusalText } from "./refusal-texts";
import { type FormState, SentForm } from "./sent-form";

type CheckoutFormProps<Value> = {
  /** The key under which the typed input is kept if the shopper leaves the page, and restored when they return. */
  id: string;
  path: `/api/${string}`;
  method?: "POST" | "PATCH";
  hidden?: Readonly<Record<string, string>>;
  /** Called when the form is sent. */
  onSend?: (fields: URLSearchParams) => void;
  onDone: (value: Value, form: HTMLFormElement) => void;
  onRefused?: (code: string) => void;
  initial?: Refusals | undefined;
  leadsAway?: boolean;
  idempotencyKey?: string;
  className?: string;
  children: (state: FormState) => ReactNode;
};

/** A form of the checkout. Script sends it without leaving the page; without script it is a plain POST. */
export function CheckoutForm<Value>({
  id,
  path,
  method = "PATCH",
  hidden = {},
  onSend,
  onDone,
  onRefused,
  initial,
  leadsAway,
  idempotencyKey,
  className = "",
  children,
}: CheckoutFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useSentForm<Value>({
    path,
    method,
    onSend,
    onDone,
    onRefused,
    initial,
    leadsAway,
    idempotencyKey,
    keepsDraft: true,
    inTurn,
  });
  const about = { wording: useCartWording(), retryAfterSeconds: refusals.retryAfterSeconds };
  const field = (name: string) => {
    const code = refusals.fields[name];
    return { name, error: code ? fieldRefusalText(CHECKOUT_FORM_TEXTS, code, about) : null };
  };
  return (
    <SentForm
      form={form}
      id={id}
      path={path}
      method={method}
      hidden={hidden}
      onSubmit={onSubmit}
      refusal={refusals.form && checkoutRefusalText(refusals.form, about)}
      className={className}
    >
      {children({ isPending, field })}
    </SentForm>
  );
}
