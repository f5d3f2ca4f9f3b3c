"use client";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { CodeEntry } from "@/components/checkout/code-entry";
import { FoldedCode } from "@/components/checkout/folded-code";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { checkoutRefusalText } from "@/components/checkout/refusal-texts";
import { ApiForm } from "@/components/form/api-form";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { GIFT_CARDS_PER_ORDER, type GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import { giftCardFormTexts } from "./texts";

type GiftCardFormProps = {
  checkoutId: string;
  /** The codes the shopper has entered. `refusal` says why a card cannot pay at the moment; null if it can. */
  cards: readonly { code: string; refusal: GiftCardRefusal | null }[];
  initial: Refusals;
};

const FIELD = "gift_card_codes";

/** The form that adds gift cards to a checkout and removes them. */
export function GiftCardForm({ checkoutId, cards, initial }: GiftCardFormProps) {
  const id = useId();
  const router = useRouter();
  const path = `/api/checkout/${checkoutId}` as const;
  const codes = cards.map(({ code }) => code);
  return (
    <FoldedCode title={giftCardFormTexts.title} isOpen={cards.length > 0 || initial.fields[FIELD] !== undefined}>
      {cards.map(({ code, refusal }, index) => (
        <ApiForm
          {...ORDER_FORM}
          key={code}
          id={`gift-card-removal-${index}`}
          path={path}
          onDone={() => router.refresh()}
          className="pb-3"
        >
          {() => (
            <>
              <HiddenCodes codes={codes.filter((other) => other !== code)} />
              <p className="flex items-baseline justify-between gap-4">
                <span className="tabular break-all">{code}</span>
                <button type="submit" className="link-underline -my-2 shrink-0 py-2 text-sm hover:text-accent">
                  {giftCardFormTexts.remove}
                  <span className="sr-only">{giftCardFormTexts.removeWhich(code)}</span>
                </button>
              </p>
              <p role="status" className="mt-1 text-[0.8125rem] text-sale">
                {refusal && checkoutRefusalText(refusal)}
              </p>
            </>
          )}
        </ApiForm>
      ))}
      {cards.length < GIFT_CARDS_PER_ORDER && (
        <ApiForm
          {...ORDER_FORM}
          key={codes.join(" ")}
          id="gift-card"
          path={path}
          onDone={() => router.refresh()}
          initial={initial.fields[FIELD] ? initial : NO_REFUSALS}
        >
          {({ field, isPending }) => (
            <>
              <HiddenCodes codes={codes} />
              <CodeEntry
                {...field(FIELD)}
                id={id}
                label={giftCardFormTexts.label(cards.length === 0)}
                isPending={isPending}
                hint={giftCardFormTexts.hint}
              />
            </>
          )}
        </ApiForm>
      )}
    </FoldedCode>
  );
}

/**
 * Hidden fields with the codes already entered, because a form sent without script replaces all codes. If no code is to
 * remain, one field with an empty value is sent instead.
 */
function HiddenCodes({ codes }: { codes: readonly string[] }) {
  return (codes.length > 0 ? codes : [""]).map((code) => <input key={code} type="hidden" name={FIELD} value={code} />);
}
