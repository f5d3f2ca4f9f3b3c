"use client";
import { useId } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { MAX_TEXT_LENGTH } from "@/lib/domain/quotation/limits";
import { type AnsweredQuotation, answeredPath, answerPath } from "./answer-form";
import { RevisedMeanwhile } from "./revised-meanwhile";
import { answerTexts, revisionTexts } from "./texts";

type RevisionFormProps = AnsweredQuotation & {
  initial: Refusals;
  /** "outline" if the page has a more important button before this form's. */
  look?: "solid" | "outline";
};

/** The form in which the shopper asks the shop to revise its prices, with a message. */
export function RevisionForm({ initial, look = "solid", ...answered }: RevisionFormProps) {
  const id = useId();
  const { revision } = answered;
  const page = answeredPath("revision", answered);
  return (
    <ApiForm
      {...ORDER_FORM}
      id="revision"
      path={answerPath("revision", answered)}
      method="POST"
      hidden={{ revision: String(revision) }}
      onDone={() => goTo(page)}
      leadsAway
      initial={initial}
      className="max-w-xl"
    >
      {({ isPending, field }) => {
        const { name, error } = field("text");
        return (
          <>
            <RevisedMeanwhile error={field("revision").error} href={page} />
            <FieldFrame id={id} label={revisionTexts.label} hint={revisionTexts.hint} error={error}>
              <textarea
                {...fieldAria(id, error)}
                name={name}
                rows={5}
                maxLength={MAX_TEXT_LENGTH}
                required
                className={`${INPUT_CLASS} h-auto py-3`}
              />
            </FieldFrame>
            <SubmitButton isPending={isPending} look={look} className="mt-1 max-sm:w-full sm:min-w-56">
              {answerTexts.revise}
            </SubmitButton>
          </>
        );
      }}
    </ApiForm>
  );
}
