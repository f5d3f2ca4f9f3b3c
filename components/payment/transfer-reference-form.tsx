"use client";
import { useState } from "react";
import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import { SavedMark } from "@/components/customer/saved-mark";
import { CheckoutForm } from "@/components/form/checkout-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";

type ReferenceFormProps = {
  orderId: string;
  /** Opens the order for who has no account; null for the customer whose it is. */
  orderKey: string | null;
  /** As it was told before; empty at first. */
  reference: string;
  initial: Refusals<CheckoutFormRefusal>;
};

/** Who has transferred the money can say under which number, so that it is found sooner. */
export function TransferReferenceForm({ orderId, orderKey, reference, initial }: ReferenceFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  const query = orderKey === null ? "" : `?${new URLSearchParams({ key: orderKey })}`;
  return (
    <CheckoutForm
      id="payment-reference"
      path={`/api/orders/${orderId}/payment-reference${query}`}
      method="POST"
      hidden={{ order_id: orderId, ...(orderKey !== null && { key: orderKey }) }}
      parseForm={(fields) => ({ reference: typed(fields, "reference") })}
      onDone={() => setSavedAt(Date.now())}
      initial={initial}
      className="mt-8 max-w-md"
    >
      {({ field, isPending }) => (
        <>
          <TextField
            {...field("reference")}
            label="Paid already?"
            hint="The number your bank or app gave the transfer. We find it sooner with it."
            autoComplete="off"
            required
            maxLength={100}
            defaultValue={reference}
          />
          <div className="flex items-center gap-5">
            <SubmitButton isPending={isPending} look="outline">
              Tell us
            </SubmitButton>
            <SavedMark savedAt={savedAt} text="Thank you." />
          </div>
        </>
      )}
    </CheckoutForm>
  );
}
