"use client";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextAreaField } from "@/components/form/text-area-field";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { WithdrawalAnswer } from "@/lib/contracts/withdrawal";
import { withdrawalPath } from "@/lib/domain/withdrawal";
import { WITHDRAWAL_FORM_TEXTS } from "./refusal-texts";
import { withdrawalTexts } from "./texts";

type WithdrawalFormProps = {
  /** The number of the order that the shopper came from; empty if they came from elsewhere. */
  orderNumber: string;
  initial?: Refusals;
};

/** The first step of a withdrawal: what it is about. It leads to the second, which confirms it. */
export function WithdrawalForm({ orderNumber, initial }: WithdrawalFormProps) {
  return (
    <ApiForm<WithdrawalAnswer>
      id="withdrawal"
      path="/api/withdrawals"
      texts={WITHDRAWAL_FORM_TEXTS}
      initial={initial}
      onDone={({ _id }) => goTo(withdrawalPath(_id))}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <TextField
            {...field("order_number")}
            label={withdrawalTexts.number}
            hint={withdrawalTexts.numberHint}
            defaultValue={orderNumber}
            autoComplete="off"
            required
            maxLength={60}
          />
          <TextField {...field("name")} label={withdrawalTexts.name} autoComplete="name" required maxLength={100} />
          <EmailField {...field("email")} hint={withdrawalTexts.emailHint} />
          <TextAreaField
            {...field("items")}
            label={withdrawalTexts.items}
            hint={withdrawalTexts.itemsHint}
            rows={3}
            maxLength={1_000}
          />
          <SubmitButton isPending={isPending}>{withdrawalTexts.submit}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
