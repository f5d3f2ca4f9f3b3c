"use client";
import { useId } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import { goTo } from "@/lib/browser/go-to";
import { MAX_TEXT_LENGTH } from "@/lib/domain/quotation/limits";
import { accountQuotationPath, quotationSummaryPath } from "@/lib/domain/quotation/pages";
import { type AnsweredQuotation, answerPath } from "./answer-form";
import { withdrawTexts } from "./texts";

/** Cancels the quotation. The form is collapsed, so that nobody cancels it by accident. */
export function WithdrawForm({ quotationId, quotationKey }: Omit<AnsweredQuotation, "revision">) {
  const id = useId();
  const page =
    quotationKey === null ? accountQuotationPath(quotationId) : quotationSummaryPath(quotationId, quotationKey);
  return (
    <details>
      <summary className="link-underline inline-block py-2.5 text-sm text-muted hover:text-accent">
        {withdrawTexts.open}
      </summary>
      <ApiForm
        {...ORDER_FORM}
        id="withdraw"
        path={answerPath("cancel", { quotationId, quotationKey })}
        method="POST"
        onDone={() => goTo(page)}
        leadsAway
        className="mt-3 max-w-xl"
      >
        {({ isPending, field }) => {
          const { name, error } = field("reason");
          return (
            <>
              <FieldFrame id={id} label={withdrawTexts.reason} isOptional hint={withdrawTexts.hint} error={error}>
                <textarea
                  {...fieldAria(id, error)}
                  name={name}
                  rows={3}
                  maxLength={MAX_TEXT_LENGTH}
                  className={`${INPUT_CLASS} h-auto py-3`}
                />
              </FieldFrame>
              <SubmitButton isPending={isPending} look="outline" className="mt-1 max-sm:w-full">
                {withdrawTexts.submit}
              </SubmitButton>
            </>
          );
        }}
      </ApiForm>
    </details>
  );
}
