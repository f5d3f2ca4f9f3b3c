"use client";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { type AnsweredQuotation, answeredPath, answerPath } from "./answer-form";
import { RevisedMeanwhile } from "./revised-meanwhile";
import { answerTexts } from "./texts";

type ApproveFormProps = AnsweredQuotation & {
  items: readonly { position: number; name: string }[];
  /** The price as a formatted amount. */
  price: string;
  initial: Refusals;
};

/** Approves the prices that the shopper sees. Approving them places the order. */
export function ApproveForm({ items, price, initial, ...answered }: ApproveFormProps) {
  const { revision } = answered;
  const page = answeredPath("approve", answered);
  return (
    <ApiForm
      {...ORDER_FORM}
      id="approve"
      path={answerPath("approve", answered)}
      method="POST"
      hidden={{ revision: String(revision) }}
      onDone={() => goTo(page)}
      leadsAway
      initial={initial}
    >
      {({ isPending, field }) => (
        <>
          <RevisedMeanwhile error={field("revision").error} href={page} />
          {items.map(({ position, name }) => {
            const path = `items.${position}`;
            return <ShortItem key={path} name={path} item={name} isShort={field(path).error !== null} />;
          })}
          <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
            {answerTexts.approvePrice(price)}
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
}

type ShortItemProps = { name: string; item: string; isShort: boolean };

/**
 * Says that the quantity of an item in the quotation is no longer in stock. It is an `output` element with a name, so
 * that the form can treat it like a field: assign a refusal to it and move the focus there.
 */
function ShortItem({ name, item, isShort }: ShortItemProps) {
  return (
    <output
      name={name}
      tabIndex={-1}
      className="mb-4 block max-w-xl text-sm text-sale outline-none empty:hidden"
      {...(isShort && { "data-refusal": "" })}
    >
      {isShort && answerTexts.short(item)}
    </output>
  );
}
