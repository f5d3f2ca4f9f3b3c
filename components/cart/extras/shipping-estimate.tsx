"use client";
import { type FormEvent, useId, useState } from "react";
import useSWR from "swr";
import { ADDRESS_REFUSAL_TEXTS } from "@/components/address/refusal-texts";
import { FoldedCode } from "@/components/checkout/folded-code";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import { CALL_REFUSAL_TEXTS, refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import { type ApiAnswer, callApi } from "@/lib/browser/call-api";
import { formFields } from "@/lib/browser/form/fields";
import type { CartWire } from "@/lib/contracts/cart/calls";
import type { ShippingEstimateWire } from "@/lib/contracts/cart/shipping-estimate";
import { CART_PAGE, PINCODE_QUERY } from "@/lib/domain/cart/page";
import { withBasePath } from "@/lib/domain/site/base-path";
import { SumPrice } from "../price";
import { CART_REFUSAL_TEXTS } from "../refusal-texts";
import { estimateTexts } from "../texts";

/** An estimate, or why there is none, with the postal code as it was typed. */
export type ShownEstimate = { typed: string; answer: ShownAnswer };
type ShownAnswer = { ok: true; value: ShippingEstimateWire } | { ok: false; code: string };

const TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...ADDRESS_REFUSAL_TEXTS,
  ...CART_REFUSAL_TEXTS,
  pincode_not_served: estimateTexts.notServed,
  place_not_served: estimateTexts.notServed,
};

type ShippingEstimateProps = {
  cart: CartWire /** The estimate that was asked for without script. */;
  initial: ShownEstimate | null;
};

/**
 * What it costs to ship the cart to a PIN code, before there is an address. The estimate follows the cart. Without script
 * the form opens the page of the cart with the answer in it.
 */
export function ShippingEstimate({ cart, initial }: ShippingEstimateProps) {
  const id = useId();
  const [typed, setTyped] = useState(initial?.typed ?? "");
  const { currency, sub_total, weight } = cart.totals;
  const key = typed === "" ? null : ([typed, currency, sub_total, weight] as const);
  const { data, isLoading } = useSWR(key, fetchEstimate, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    ...(initial && { fallbackData: initial.answer }),
  });
  const error = typed !== "" && data && !data.ok ? refusalText(TEXTS, data.code, { country: "IN" }) : null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTyped(formFields(event.currentTarget).get(PINCODE_QUERY)?.trim() ?? "");
  };
  return (
    <FoldedCode title={estimateTexts.title} isOpen={initial !== null}>
      <form action={withBasePath(CART_PAGE)} onSubmit={onSubmit}>
        <FieldFrame id={id} label={estimateTexts.label} error={error}>
          <div className="flex gap-2">
            <input
              {...fieldAria(id, error)}
              name={PINCODE_QUERY}
              defaultValue={initial?.typed}
              inputMode="numeric"
              autoComplete="postal-code"
              required
              maxLength={10}
              className={INPUT_CLASS}
            />
            <SubmitButton isPending={isLoading} look="outline" className="shrink-0 px-5">
              {estimateTexts.submit}
            </SubmitButton>
          </div>
        </FieldFrame>
      </form>
      <div role="status">{data?.ok && typed !== "" && <Methods estimate={data.value} />}</div>
    </FoldedCode>
  );
}

async function fetchEstimate([pincode, currency]: readonly [string, string, number, number]): Promise<ShownAnswer> {
  const query = new URLSearchParams({ pincode, currency });
  const answer: ApiAnswer<ShippingEstimateWire> = await callApi(`/api/cart/shipping?${query}`);
  return answer.ok ? answer : { ok: false, code: answer.code };
}

function Methods({ estimate: { place, methods, currency } }: { estimate: ShippingEstimateWire }) {
  return (
    <>
      <p className="text-[0.8125rem] text-muted">{estimateTexts.to(place)}</p>
      <ul className="tabular mt-1 grid gap-2 text-sm">
        {methods.map(({ _id, name, delivery_time, price, at_most }) => (
          <li key={_id} className="flex items-baseline justify-between gap-6">
            <span>
              {name}
              {delivery_time && <span className="block text-[0.8125rem] text-muted">{delivery_time}</span>}
            </span>
            <span className="shrink-0">
              {price === 0 ? (
                estimateTexts.free
              ) : (
                <>
                  {at_most && estimateTexts.atMost}
                  <SumPrice amount={price} code={currency} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
