"use client";
import { OfferCode } from "@/components/pricing/offer-code";
import { currencyQuery, showCart } from "@/lib/browser/cart/cache";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { OFFER_CODE_FORM_TEXTS } from "./offer-refusal-texts";

/** The offer code of the cart, which its checkout takes over. */
export function CartOfferCodeForm({ cart, initial }: { cart: CartWire; initial: Refusals }) {
  return (
    <OfferCode<CartWire>
      texts={OFFER_CODE_FORM_TEXTS}
      path={`/api/cart${currencyQuery(cart.totals.currency)}`}
      code={cart.offer_code}
      refusal={cart.offer_refusal}
      initial={initial}
      onDone={showCart}
    />
  );
}
