"use client";
import { type FocusEvent, useRef, useState } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { GstFields } from "@/components/customer/gst-fields";
import { SavedMark } from "@/components/customer/saved-mark";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { formFields } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import { gstState } from "@/lib/domain/customer/gstin";
import { gstTexts } from "./texts";

type GstFormProps = { checkoutId: string; gst: Checkout["gst"]; initial: Refusals };

/** The form for the company name and GST number that the invoice should show, with the state as a check. */
export function GstForm({ checkoutId, gst, initial }: GstFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  const saved = useRef({ ...gst, state: gstState(gst.number) });
  // Shoppers who press the next step's button without saving expect these fields to be saved as well. So they are saved
  // when the focus leaves them.
  const saveOnLeave = ({ currentTarget: fields, relatedTarget }: FocusEvent) => {
    const form = fields.closest("form");
    if (!form || fields.contains(relatedTarget)) return;
    const { company, number, state } = readGst(formFields(form));
    const isChanged =
      company !== saved.current.company || number !== saved.current.number || state !== saved.current.state;
    if (isChanged) form.requestSubmit();
  };
  return (
    <ApiForm
      {...ORDER_FORM}
      id="gst"
      path={`/api/checkout/${checkoutId}`}
      onSend={(fields) => {
        saved.current = readGst(fields);
      }}
      onDone={() => setSavedAt(Date.now())}
      initial={initial}
      className="grid max-w-xl gap-x-4 sm:grid-cols-2"
    >
      {({ field, isPending }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: not interactive, it only observes the focus
        <div className="contents" onBlur={saveOnLeave}>
          <GstFields field={field} gst={gst} />
          <div className="flex items-center gap-5 sm:col-span-2">
            <SubmitButton isPending={isPending} look="quiet">
              {gstTexts.save}
            </SubmitButton>
            <SavedMark savedAt={savedAt} />
          </div>
        </div>
      )}
    </ApiForm>
  );
}

function readGst(fields: URLSearchParams) {
  const [company = "", number = "", state = ""] = ["company", "number", "state"].map(
    (name) => fields.get(`gst.${name}`) ?? "",
  );
  return { company, number, state };
}
