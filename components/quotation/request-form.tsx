"use client";
import { useRouter } from "next/navigation";
import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import { CheckoutForm } from "@/components/form/checkout-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { quotationSummaryPath } from "@/lib/domain/quotation/pages";

type RequestFormProps = {
  checkoutId: string;
  /** Of this rendering: however often its button is pressed, there is one request. */
  idempotencyKey: string;
  /** What the shopper is shown as the sum of the list, in major units of the base. */
  seenTotal: number;
  initial: Refusals<CheckoutFormRefusal>;
};

/** What of the answer says where it goes on. */
type Requested = { quotation: { _id: string }; key: string };

/** The last step where nothing is paid: the request is sent to the shop. */
export function RequestForm({ checkoutId, idempotencyKey, seenTotal, initial }: RequestFormProps) {
  const router = useRouter();
  return (
    <CheckoutForm<Requested>
      id="request"
      path="/api/quotations"
      method="POST"
      idempotencyKey={idempotencyKey}
      hidden={{ checkout_id: checkoutId, idempotency_key: idempotencyKey, seen_total: String(seenTotal) }}
      parseForm={() => ({ checkout_id: checkoutId, seen_total: seenTotal })}
      onDone={({ quotation, key }) => goTo(quotationSummaryPath(quotation._id, key))}
      // What was seen is no longer what it costs: the page shows the bill as it is now. Of what is ordered already it
      // would lead on to the order, before anybody could read that nothing was ordered here.
      onRefused={(code) => code !== "checkout_ordered" && router.refresh()}
      leadsAway
      initial={initial}
    >
      {({ isPending }) => (
        <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
          Send request
        </SubmitButton>
      )}
    </CheckoutForm>
  );
}
