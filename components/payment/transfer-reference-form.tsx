"use client";
import { useState } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { SavedMark } from "@/components/customer/saved-mark";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { transferReferenceTexts } from "./texts";

type TransferReferenceFormProps = {
  orderId: string;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  /** The transfer reference that the shopper has already entered; empty if there is none. */
  reference: string;
  initial: Refusals;
};

/** The form for the reference of the shopper's transfer, by which the owner can match the payment to the order. */
export function TransferReferenceForm({ orderId, orderKey, reference, initial }: TransferReferenceFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <ApiForm
      {...ORDER_FORM}
      id="payment-reference"
      path={`/api/orders/${orderId}/payment-reference${query}`}
      method="POST"
      hidden={{ order_id: orderId, ...(orderKey !== null && { key: orderKey }) }}
      onDone={() => setSavedAt(Date.now())}
      initial={initial}
      className="mt-8 max-w-md"
    >
      {({ field, isPending }) => (
        <>
          <TextField
            {...field("reference")}
            label={transferReferenceTexts.label}
            hint={transferReferenceTexts.hint}
            autoComplete="off"
            required
            maxLength={100}
            defaultValue={reference}
          />
          <div className="flex items-center gap-5">
            <SubmitButton isPending={isPending} look="outline">
              {transferReferenceTexts.submit}
            </SubmitButton>
            <SavedMark savedAt={savedAt} text={transferReferenceTexts.saved} />
          </div>
        </>
      )}
    </ApiForm>
  );
}
