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
  /** What the fields hold at first: the number of the order that the shopper came from, or what was refused. */
  typed: Readonly<Record<string, string>>;
  initial?: Refusals;
};

/** The first step of a withdrawal: what it is about. It leads to the second, which confirms it. */
export function WithdrawalForm({ typed, initial }: WithdrawalFormProps) {
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
            defaultValue={typed.order_number}
            autoComplete="off"
            required
            maxLength={60}
          />
          <TextField
            {...field("name")}
            defaultValue={typed.name}
            label={withdrawalTexts.name}
            autoComplete="name"
            required
            maxLength={100}
          />
          <EmailField {...field("email")} defaultValue={typed.email} hint={withdrawalTexts.emailHint} />
          <TextAreaField
            {...field("items")}
            label={withdrawalTexts.items}
            hint={withdrawalTexts.itemsHint}
            defaultValue={typed.items}
            rows={3}
            maxLength={1_000}
          />
          <SubmitButton isPending={isPending}>{withdrawalTexts.submit}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
