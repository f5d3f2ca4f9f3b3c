"use client";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import { SubmitButton } from "@/components/ui/submit-button";
import { goTo } from "@/lib/state/go-to";
import type { Refusals } from "@/lib/state/refusals";
import { type Answered, answeredPath, answerPath } from "./answer-form";
import { RevisedMeanwhile } from "./revised-meanwhile";

type ApproveFormProps = Answered & { /** As it is shown. */ price: string; initial: Refusals<CheckoutFormRefusal> };

/** Takes the prices as they are shown, which makes an order of it. */
export function ApproveForm({ price, initial, ...answered }: ApproveFormProps) {
  const { revision } = answered;
  const page = answeredPath("approve", answered);
  return (
    <CheckoutForm
      id="approve"
      path={answerPath("approve", answered)}
      method="POST"
      hidden={{ revision: String(revision) }}
      toBody={() => ({ revision })}
      onDone={() => goTo(page)}
      leadsAway
      initial={initial}
    >
      {({ isPending, field }) => (
        <>
          <RevisedMeanwhile error={field("revision").error} href={page} />
          <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
            Approve {price}
          </SubmitButton>
        </>
      )}
    </CheckoutForm>
  );
}
