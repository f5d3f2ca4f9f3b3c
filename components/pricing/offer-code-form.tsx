"use client";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { CodeEntry } from "@/components/checkout/code-entry";
import { FoldedCode } from "@/components/checkout/folded-code";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { checkoutRefusalText } from "@/components/checkout/refusal-texts";
import { ApiForm } from "@/components/form/api-form";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";
import { offerCodeTexts } from "./texts";

type OfferCodeFormProps = {
  checkoutId: string;
  /** The offer code that the shopper has entered; empty if there is none. */
  code: string;
  /** Why the entered code does not reduce the bill at the moment; null if it does or if there is no code. */
  refusal: OfferRefusal | null;
  initial: Refusals;
};

/** The form to enter and remove the offer code of an order. An order can have only one. */
export function OfferCodeForm({ checkoutId, code, refusal, initial }: OfferCodeFormProps) {
  const id = useId();
  const router = useRouter();
  const path = `/api/checkout/${checkoutId}` as const;
  return (
    <FoldedCode title={offerCodeTexts.title} isOpen={code !== "" || initial.fields.offer_code !== undefined}>
      {code === "" ? (
        <ApiForm
          {...ORDER_FORM}
          key="enter"
          id="offer-code"
          path={path}
          onDone={() => router.refresh()}
          initial={initial.fields.offer_code ? initial : NO_REFUSALS}
        >
          {({ field, isPending }) => (
            <CodeEntry {...field("offer_code")} id={id} label={offerCodeTexts.label} isPending={isPending} />
          )}
        </ApiForm>
      ) : (
        <ApiForm
          {...ORDER_FORM}
          key="remove"
          id="offer-code-removal"
          path={path}
          hidden={{ offer_code: "" }}
          onDone={() => router.refresh()}
        >
          {() => (
            <>
              <p className="flex items-baseline justify-between gap-4">
                <span className="tabular break-all">{code}</span>
                <button type="submit" className="link-underline -my-2 shrink-0 py-2 text-sm hover:text-accent">
                  {offerCodeTexts.remove}
                  <span className="sr-only">{offerCodeTexts.removeWhat(code)}</span>
                </button>
              </p>
              <p role="status" className="mt-1 text-[0.8125rem] text-sale">
                {refusal && checkoutRefusalText(refusal)}
              </p>
            </>
          )}
        </ApiForm>
      )}
    </FoldedCode>
  );
}
