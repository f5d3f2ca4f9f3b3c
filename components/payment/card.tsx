import type { ReactNode } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import type { OrderKind } from "@/lib/domain/checkout/checkout";
import type { PaymentKind } from "@/lib/domain/payment/payment";
import { paymentCardTexts, paymentMethodTexts } from "./texts";
import { UpiMarks } from "./upi-marks";

export type OfferedPayment = {
  name: string;
  label: string;
  kind: PaymentKind;
  needsCode: boolean;
  /** The amount to pay if this method is chosen, formatted. */
  total: string;
  /** The fee for this method, as a formatted amount; null if there is none. */
  charge: string | null;
  /** What the provider offers for this amount besides cards, in a sentence; empty if it says nothing. */
  ways: string;
  /** Sentences that say why the shopper cannot choose this method; empty if they can. */
  refusals: readonly string[];
};

type PaymentCardProps = {
  payment: OfferedPayment;
  orderKind: OrderKind;
  /** The name of the form field that this card's radio button belongs to. */
  name: string;
  isChosen: boolean;
  isPending: boolean;
  children?: ReactNode;
};

/**
 * A payment method to choose. CSS shows its note and button only while it is chosen, so this also works without script.
 */
export function PaymentCard({ payment, orderKind, name, isChosen, isPending, children }: PaymentCardProps) {
  const { label, kind, total, charge, ways, refusals } = payment;
  const isOpen = refusals.length === 0;
  const texts = paymentMethodTexts(kind, orderKind);
  return (
    <div className="group/card border-b border-line has-checked:bg-sand/60">
      <label
        className={`flex min-h-14 items-baseline gap-4 px-5 py-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 ${isOpen ? "cursor-pointer" : "text-muted"}`}
      >
        <input
          type="radio"
          name={name}
          value={payment.name}
          disabled={!isOpen}
          required
          defaultChecked={isChosen}
          data-fee={charge === null ? undefined : ""}
          className="size-4 shrink-0 translate-y-0.5 accent-ink outline-none"
        />
        <span className="grow">
          <span className="flex items-center justify-between gap-4">
            {label}
            {kind === "upi" && <UpiMarks />}
          </span>
          {refusals.map((refusal) => (
            <span key={refusal} className="block text-[0.8125rem]">
              {refusal}
            </span>
          ))}
        </span>
        {charge && isOpen && (
          <span className="shrink-0 text-[0.8125rem] text-muted">{paymentCardTexts.fee(charge)}</span>
        )}
      </label>
      {isOpen && (
        <div className="hidden px-5 pb-6 group-has-checked/card:block sm:ps-13">
          <p className="mb-5 max-w-md text-sm text-muted">{[ways, texts.note].filter(Boolean).join(" ")}</p>
          {children}
          <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
            {paymentCardTexts.submit(texts.action, total)}
          </SubmitButton>
        </div>
      )}
    </div>
  );
}
