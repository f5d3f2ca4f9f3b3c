"use client";
import { type FocusEvent, useRef, useState } from "react";
import { SavedMark } from "@/components/customer/saved-mark";
import { CheckoutForm } from "@/components/form/checkout-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { formFields, typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import type { CheckoutFormRefusal } from "./refusal-texts";

type GstFormProps = { checkoutId: string; gst: Checkout["gst"]; initial: Refusals<CheckoutFormRefusal> };

/** The business that an order is for, as its invoice names it. */
export function GstForm({ checkoutId, gst, initial }: GstFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  const kept = useRef(gst);
  // Whoever goes on to the next button means what is typed here, too.
  const saveWhenLeft = ({ currentTarget: fields, relatedTarget }: FocusEvent) => {
    const form = fields.closest("form");
    if (!form || fields.contains(relatedTarget)) return;
    const { company, number } = readGst(formFields(form));
    if (company !== kept.current.company || number !== kept.current.number) form.requestSubmit();
  };
  return (
    <CheckoutForm
      id="gst"
      path={`/api/checkout/${checkoutId}`}
      parseForm={(fields) => {
        kept.current = readGst(fields);
        return { gst: kept.current };
      }}
      onDone={() => setSavedAt(Date.now())}
      initial={initial}
      className="grid max-w-xl gap-x-4 sm:grid-cols-2"
    >
      {({ field, isPending }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done to it, it only hears where the focus goes
        <div className="contents" onBlur={saveWhenLeft}>
          <TextField {...field("gst.company")} label="Company" autoComplete="organization" defaultValue={gst.company} />
          <TextField
            {...field("gst.number")}
            label="GST number"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={gst.number}
          />
          <div className="flex items-center gap-5 sm:col-span-2">
            <SubmitButton isPending={isPending} look="quiet">
              Keep this
            </SubmitButton>
            <SavedMark savedAt={savedAt} />
          </div>
        </div>
      )}
    </CheckoutForm>
  );
}

function readGst(fields: URLSearchParams): Checkout["gst"] {
  return { company: typed(fields, "gst.company"), number: typed(fields, "gst.number") };
}
