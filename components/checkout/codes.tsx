import type { FormOutcome } from "@/components/form/outcome";
import { GiftCardForm } from "@/components/gift-card/form";
import { OfferCodeForm } from "@/components/pricing/offer-code-form";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";

type CodesProps = { priced: PricedCheckout; news: FormOutcome };

/** The forms for offer codes and gift cards. They are above the bill, whose total they reduce. */
export function Codes({ priced: { checkout, offers, bill }, news }: CodesProps) {
  if (!offers.offerCodes && !offers.giftCards) return null;
  return (
    <div className="mb-6 border-t border-line">
      {offers.offerCodes && (
        <OfferCodeForm
          checkoutId={checkout.id}
          code={checkout.offerCode}
          refusal={bill.offer.refusal?.code ?? null}
          initial={news.refusals}
        />
      )}
      {offers.giftCards && (
        <GiftCardForm
          checkoutId={checkout.id}
          cards={checkout.giftCardCodes.map((code) => ({
            code,
            refusal: bill.giftCards.refused.find((refused) => refused.code === code)?.reason ?? null,
          }))}
          initial={news.refusals}
        />
      )}
    </div>
  );
}
