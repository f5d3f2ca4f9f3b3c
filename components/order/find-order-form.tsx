"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { doneText } from "@/components/customer/done-texts";
import { ApiForm } from "@/components/form/api-form";
import { ContactField } from "@/components/form/contact-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { Notice } from "@/components/ui/notice";
import type { Refusals } from "@/lib/browser/form/refusals";
import { findOrderTexts } from "./texts";

type FindOrderFormProps = {
  /** Whether orders may have a mobile number instead of an e-mail address. */
  takesMobile: boolean;
  /** True if a form sent without script has just asked for the link. */
  isSent: boolean;
  initial?: Refusals;
};

/** Asks for the link to an order. The answer never reveals whether there is an order with this number and address. */
export function FindOrderForm({ takesMobile, isSent: wasSent, initial }: FindOrderFormProps) {
  const [isSent, setSent] = useState(wasSent);
  return (
    <>
      {isSent && (
        <div className="mb-6">
          <Notice kind="done">{doneText("order_link_sent")}</Notice>
        </div>
      )}
      <ApiForm
        {...ACCOUNT_FORM}
        id="find-order"
        path="/api/orders/link"
        initial={initial}
        onDone={() => setSent(true)}
        className="grid gap-2"
      >
        {({ field, isPending }) => (
          <>
            <TextField
              {...field("order_number")}
              label={findOrderTexts.number}
              hint={findOrderTexts.numberHint}
              autoComplete="off"
              required
              maxLength={60}
            />
            <ContactField {...field("email")} takesMobile={takesMobile} />
            <SubmitButton isPending={isPending} look={isSent ? "outline" : "solid"}>
              {isSent ? findOrderTexts.sendAgain : findOrderTexts.send}
            </SubmitButton>
          </>
        )}
      </ApiForm>
    </>
  );
}
