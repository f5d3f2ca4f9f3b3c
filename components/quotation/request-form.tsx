"use client";
import { useRouter } from "next/navigation";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { quotationSummaryPath } from "@/lib/domain/quotation/pages";
import { requestTexts } from "./texts";

type RequestFormProps = {
  checkoutId: string;
  /**
   * Created anew each time the page is rendered. Pressing the button twice sends the same key twice, which makes only
   * one quotation.
   */
  idempotencyKey: string;
  /** The total that the shopper sees, at list prices, in major units of the base currency. */
  seenTotal: number;
  initial: Refusals;
};

/** The part of the response to a quotation request that decides which page comes next. */
type RequestedQuotation = { quotation: { _id: string }; key: string };

/** The form of the last step in a quotation store: it sends the request for prices to the shop. */
export function RequestForm({ checkoutId, idempotencyKey, seenTotal, initial }: RequestFormProps) {
  const router = useRouter();
  return (
    <ApiForm<RequestedQuotation>
      {...ORDER_FORM}
      id="request"
      path="/api/quotations"
      method="POST"
      idempotencyKey={idempotencyKey}
      hidden={{ checkout_id: checkoutId, idempotency_key: idempotencyKey, seen_total: String(seenTotal) }}
      onDone={({ quotation, key }) => goTo(quotationSummaryPath(quotation._id, key))}
      // A refusal may mean that prices have changed, so the page is rendered again with the new ones. Not after
      // `checkout_ordered`: rendering would redirect to the existing quotation before the shopper could read the
      // refusal.
      onRefused={(code) => code !== "checkout_ordered" && router.refresh()}
      leadsAway
      initial={initial}
    >
      {({ isPending }) => (
        <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
          {requestTexts.submit}
        </SubmitButton>
      )}
    </ApiForm>
  );
}
