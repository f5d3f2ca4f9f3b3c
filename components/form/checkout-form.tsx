"use client";
import type { ReactNode } from "react";
import {
  type CheckoutFormRefusal,
  checkoutRefusalText,
  isCheckoutFormRefusal,
} from "@/components/checkout/refusal-texts";
import { inTurn } from "@/lib/browser/form/in-turn";
import type { FormRefusal, Refusals } from "@/lib/browser/form/refusals";
import { useSentForm } from "@/lib/browser/form/sent-form";
import { type FormState, SentForm } from "./sent-form";

type CheckoutFormProps<Value> = {
  /** The key under which the typed input is kept if the shopper leaves the page, and restored when they return. */
  id: string;
  path: `/api/${string}`;
  method?: "POST" | "PATCH";
  hidden?: Readonly<Record<string, string>>;
  parseForm: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  onRefused?: (code: CheckoutFormRefusal) => void;
  initial?: Refusals<CheckoutFormRefusal> | undefined;
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
  parseForm,
  onDone,
  onRefused,
  initial,
  leadsAway,
  idempotencyKey,
  className = "",
  children,
}: CheckoutFormProps<Value>) {
  const { form, refusals, isPending, onSubmit } = useSentForm<Value, CheckoutFormRefusal>({
    path,
    method,
    parseForm,
    onDone,
    onRefused,
    initial,
    leadsAway,
    idempotencyKey,
    keepsDraft: true,
    inTurn,
    isKnown: isCheckoutFormRefusal,
  });
  const textOf = (code: FormRefusal<CheckoutFormRefusal> | null | undefined) =>
    code ? checkoutRefusalText(code, refusals.retryAfterSeconds) : null;
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
