"use client";
import { useEffect, useState } from "react";
import { checkoutRefusalText, isCheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import { MobileFields } from "@/components/customer/mobile-fields";
import { CodeField } from "@/components/form/code-field";
import type { FormState } from "@/components/form/sent-form";
import { callApi } from "@/lib/browser/call-api";
import { formFields, typed } from "@/lib/browser/form/fields";
import { COD_CODE } from "@/lib/domain/authentication/one-time-code";

/** `isCodeSent`: a code was sent to it before this page was made. */
export type CashOnDeliveryMobile = { dialCode: string; mobile: string; isCodeSent: boolean };

type CodCodeFieldsProps = { checkoutId: string; mobile: CashOnDeliveryMobile; field: FormState["field"] };

/** Before cash on delivery the shop makes sure of the number to call: a code by SMS proves it. */
export function CashOnDeliveryCodeFields({ checkoutId, mobile, field }: CodCodeFieldsProps) {
  const [isSent, setSent] = useState(mobile.isCodeSent);
  const [isSending, setSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [news, setNews] = useState<{ text: string; isRefusal: boolean } | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const send = async (form: HTMLFormElement | null) => {
    if (!form || isSending || secondsLeft > 0) return;
    setSending(true);
    const fields = formFields(form);
    const answer = await callApi(`/api/checkout/${checkoutId}/cod-code`, {
      method: "POST",
      body: { dial_code: typed(fields, "cod_dial_code"), mobile: typed(fields, "cod_mobile") },
    });
    setSending(false);
    if (answer.ok) {
      setSent(true);
      setSecondsLeft(COD_CODE.seconds);
      setNews({ text: `A code is on its way. It is good for ${COD_CODE.seconds} seconds.`, isRefusal: false });
      form.querySelector<HTMLInputElement>("[name=cod_code]")?.focus();
    } else {
      const code = isCheckoutFormRefusal(answer.code) ? answer.code : "fault";
      setNews({ text: checkoutRefusalText(code, answer.retryAfterSeconds), isRefusal: true });
    }
  };

  return (
    <div className="max-w-md">
      <MobileFields
        field={(name) => field(`cod_${name}`)}
        dialCode={mobile.dialCode}
        mobile={mobile.mobile}
        isToldByShop
      />
      <div className="grid items-start gap-x-3 sm:grid-cols-[1fr_auto]">
        <CodeField {...field("cod_code")} required={false} aria-required hint="Six digits, by SMS to this number." />
        {/* Without script it posts the form to where codes are asked for. */}
        <button
          type="submit"
          formAction={`/api/checkout/${checkoutId}/cod-code`}
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            void send(event.currentTarget.form);
          }}
          aria-disabled={secondsLeft > 0 || undefined}
          className="tabular mb-3 h-12 border border-muted px-5 text-sm font-medium hover:border-ink aria-disabled:text-muted sm:mt-[1.875rem]"
        >
          {isSent ? "Send another" : "Send me a code"}
          {secondsLeft > 0 && <span aria-hidden="true"> {minutesText(secondsLeft)}</span>}
        </button>
      </div>
      <p role="status" className={`mb-4 min-h-6 text-[0.8125rem] ${news?.isRefusal ? "text-sale" : "text-muted"}`}>
        {news?.text}
      </p>
    </div>
  );
}

/** "0:47". */
function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
