"use client";
import { useEffect, useState } from "react";
import { checkoutRefusalText } from "@/components/checkout/refusal-texts";
import { MobileFields } from "@/components/customer/mobile-fields";
import type { FormState } from "@/components/form/api-form";
import { CodeField } from "@/components/form/code-field";
import { callApi } from "@/lib/browser/call-api";
import { formFields } from "@/lib/browser/form/fields";
import { COD_CODE_SECONDS } from "@/lib/domain/authentication/one-time-code";
import { withBasePath } from "@/lib/domain/site/base-path";
import { cashOnDeliveryCodeTexts } from "./texts";

/**
 * The mobile number for the code. `isCodeSent`: a code was already sent to this number before the page was rendered.
 */
export type CashOnDeliveryMobile = { dialCode: string; mobile: string; isCodeSent: boolean };

type CashOnDeliveryCodeFieldsProps = { checkoutId: string; mobile: CashOnDeliveryMobile; field: FormState["field"] };

/**
 * The fields for cash on delivery. Shoppers must prove that the mobile number is theirs, with a code sent to it by SMS.
 */
export function CashOnDeliveryCodeFields({ checkoutId, mobile, field }: CashOnDeliveryCodeFieldsProps) {
  const [isSent, setSent] = useState(mobile.isCodeSent);
  const [isSending, setSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [message, setMessage] = useState<{ text: string; isRefusal: boolean } | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const send = async (form: HTMLFormElement | null) => {
    if (!form || isSending || secondsLeft > 0) return;
    setSending(true);
    const answer = await callApi(`/api/checkout/${checkoutId}/cod-code`, { method: "POST", fields: formFields(form) });
    setSending(false);
    if (answer.ok) {
      setSent(true);
      setSecondsLeft(COD_CODE_SECONDS);
      setMessage({ text: cashOnDeliveryCodeTexts.sent(COD_CODE_SECONDS), isRefusal: false });
      form.querySelector<HTMLInputElement>("[name=cod_code]")?.focus();
    } else {
      setMessage({ text: checkoutRefusalText(answer.code, answer), isRefusal: true });
    }
  };

  return (
    <div className="max-w-md">
      <MobileFields
        field={(name, about) => field(`cod_${name}`, about)}
        dialCode={mobile.dialCode}
        mobile={mobile.mobile}
        isCheckedByServer
      />
      <div className="grid items-start gap-x-3 sm:grid-cols-[1fr_auto]">
        <CodeField {...field("cod_code")} required={false} aria-required hint={cashOnDeliveryCodeTexts.hint} />
        {/* Without script, this button submits the whole form to the call that sends codes, not to the form's own. */}
        <button
          type="submit"
          formAction={withBasePath(`/api/checkout/${checkoutId}/cod-code`)}
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            void send(event.currentTarget.form);
          }}
          aria-disabled={secondsLeft > 0 || undefined}
          className="tabular mb-3 h-12 border border-muted px-5 text-sm font-medium hover:border-ink aria-disabled:text-muted sm:mt-[1.875rem]"
        >
          {isSent ? cashOnDeliveryCodeTexts.sendAgain : cashOnDeliveryCodeTexts.send}
          {secondsLeft > 0 && <span aria-hidden="true"> {minutesText(secondsLeft)}</span>}
        </button>
      </div>
      <p role="status" className={`mb-4 min-h-6 text-[0.8125rem] ${message?.isRefusal ? "text-sale" : "text-muted"}`}>
        {message?.text}
      </p>
    </div>
  );
}

/** Formats seconds as minutes and seconds, such as "0:47". */
function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
