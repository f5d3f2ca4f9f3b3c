"use client";
import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import { CheckoutForm } from "@/components/form/checkout-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { type Answered, answeredPath, answerPath } from "./answer-form";
import { RevisedMeanwhile } from "./revised-meanwhile";

type ApproveFormProps = Answered & {
  items: readonly { position: number; name: string }[];
  /** As it is shown. */
  price: string;
  initial: Refusals<CheckoutFormRefusal>;
};

/** Takes the prices as they are shown, which makes an order of it. */
export function ApproveForm({ items, price, initial, ...answered }: ApproveFormProps) {
  const { revision } = answered;
  const page = answeredPath("approve", answered);
  return (
    <CheckoutForm
      id="approve"
      path={answerPath("approve", answered)}
      method="POST"
      hidden={{ revision: String(revision) }}
      parseForm={() => ({ revision })}
      onDone={() => goTo(page)}
      leadsAway
      initial={initial}
    >
      {({ isPending, field }) => (
        <>
          <RevisedMeanwhile error={field("revision").error} href={page} />
          {items.map(({ position, name }) => {
            const path = `items.${position}`;
            return <Short key={path} name={path} item={name} isShort={field(path).error !== null} />;
          })}
          <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
            Approve {price}
          </SubmitButton>
        </>
      )}
    </CheckoutForm>
  );
}

type ShortProps = { name: string; item: string; isShort: boolean };

/** Of an item that the shop has not enough of by now; it is part of the form so that its refusal finds it. */
function Short({ name, item, isShort }: ShortProps) {
  return (
    <output
      name={name}
      tabIndex={-1}
      className="mb-4 block max-w-xl text-sm text-sale outline-none empty:hidden"
      {...(isShort && { "data-refusal": "" })}
    >
      {isShort &&
        `There is not enough left of “${item}”, so nothing was ordered. Our prices stand: approve them when it is back, or ask us for a revision without it.`}
    </output>
  );
}
