"use client";
import { useId, useState } from "react";
import type { z } from "zod";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import type { feedbackBodySchema } from "@/lib/contracts/customer/feedback-calls";
import { doneText } from "./done-texts";
import { RatingField } from "./rating-field";
import { SavedMark } from "./saved-mark";
import { feedbackTexts } from "./texts";

export type FeedbackWire = z.output<typeof feedbackBodySchema>;

type FeedbackFormProps = { /** The customer's earlier feedback; null if none. */ feedback: FeedbackWire | null };

const RATINGS = ["quality", "pricing", "shipping"] as const;

export function FeedbackForm({ feedback }: FeedbackFormProps) {
  const [sentAt, setSentAt] = useState(0);
  const commentId = useId();
  return (
    <ApiForm<FeedbackWire>
      {...ACCOUNT_FORM}
      id="feedback"
      path="/api/account/feedback"
      onDone={() => setSentAt(Date.now())}
      className="grid max-w-xl gap-5"
    >
      {({ field, isPending }) => (
        <>
          {RATINGS.map((name) => (
            <RatingField key={name} {...field(name)} label={feedbackTexts[name]} rating={feedback?.[name] ?? null} />
          ))}
          <FieldFrame id={commentId} label={feedbackTexts.comment} isOptional error={field("comment").error}>
            <textarea
              {...fieldAria(commentId, field("comment").error)}
              name="comment"
              rows={5}
              maxLength={2_000}
              defaultValue={feedback?.comment}
              className={`${INPUT_CLASS} h-auto py-3`}
            />
          </FieldFrame>
          <div className="flex flex-wrap items-center gap-5">
            <SubmitButton isPending={isPending}>{feedback ? feedbackTexts.sendAgain : feedbackTexts.send}</SubmitButton>
            <SavedMark savedAt={sentAt} text={doneText("feedback_sent")} />
          </div>
        </>
      )}
    </ApiForm>
  );
}
