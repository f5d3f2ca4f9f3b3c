"use client";
import { useId } from "react";
import { CodeEntry } from "@/components/checkout/code-entry";
import { FoldedCode } from "@/components/checkout/folded-code";
import { ApiForm } from "@/components/form/api-form";
import { refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { FormOptions } from "@/lib/browser/form/sent-form";
import { offerCodeTexts } from "./texts";

type OfferCodeProps<Value> = Pick<FormOptions<Value>, "path" | "onDone" | "keepsDraft" | "inTurn"> & {
  texts: SomeRefusalTexts;
  /** The offer code that the shopper has entered; empty if there is none. */
  code: string;
  /** Why the entered code does not reduce the bill at the moment; null if it does or if there is no code. */
  refusal: string | null;
  initial: Refusals;
};

/** The form to enter and remove the offer code of a cart or a checkout, which can have only one. */
export function OfferCode<Value>({ code, refusal, initial, ...form }: OfferCodeProps<Value>) {
  const id = useId();
  return (
    <FoldedCode title={offerCodeTexts.title} isOpen={code !== "" || initial.fields.offer_code !== undefined}>
      {code === "" ? (
        <ApiForm
          {...form}
          method="PATCH"
          key="enter"
          id="offer-code"
          initial={initial.fields.offer_code ? initial : NO_REFUSALS}
        >
          {({ field, isPending }) => (
            <CodeEntry {...field("offer_code")} id={id} label={offerCodeTexts.label} isPending={isPending} />
          )}
        </ApiForm>
      ) : (
        <ApiForm {...form} method="PATCH" key="remove" id="offer-code-removal" hidden={{ offer_code: "" }}>
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
                {refusal && refusalText(form.texts, refusal)}
              </p>
            </>
          )}
        </ApiForm>
      )}
    </FoldedCode>
  );
}
