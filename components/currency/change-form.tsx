"use client";
import { useSetAtom } from "jotai";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { savedCurrencyAtom } from "@/lib/browser/currency/currency";
import type { OtherCurrency } from "@/lib/domain/checkout/other-currency";
import { currencyChangeTexts } from "./texts";

type CurrencyChangeFormProps = { checkoutId: string; other: OtherCurrency };

/** Changes the currency of a checkout to one in which more payment methods can be used. */
export function CurrencyChangeForm({ checkoutId, other: { code, labels } }: CurrencyChangeFormProps) {
  const pick = useSetAtom(savedCurrencyAtom);
  return (
    <PostForm
      action={`/api/checkout/${checkoutId}`}
      method="PATCH"
      hidden={{ currency: code }}
      onSubmit={(event) => {
        event.preventDefault();
        // The checkout follows the currency in which prices are shown.
        pick(code);
      }}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3"
    >
      <p className="text-sm">{currencyChangeTexts.why(labels, code)}</p>
      <button type="submit" className={buttonClass("outline")}>
        {currencyChangeTexts.change(code)}
      </button>
    </PostForm>
  );
}
