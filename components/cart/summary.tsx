"use client";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { FreeShipping } from "./extras/free-shipping";
import { CartOfferCodeForm } from "./extras/offer-code-form";
import { ShippingEstimate, type ShownEstimate } from "./extras/shipping-estimate";
import { SumPrice } from "./price";
import { cartRefusalText } from "./refusal-text";
import { belowMinimumTexts, summaryTexts } from "./texts";
import { useCartWording } from "./use-wording";

type CartSummaryProps = {
  cart: CartWire;
  /** True while the last change is not yet included in the shown amounts. */
  isOutdated: boolean;
  /** Stands for the button to the checkout where the shop cannot deliver; null elsewhere. */
  ask: ReactNode;
  /** Why an offer code that was sent without script was refused. */
  codeRefusals: Refusals;
  /** The shipping estimate that was asked for without script. */
  estimate: ShownEstimate | null;
};

/**
 * The cart's totals, and the checkout button; if the shopper cannot check out, the reasons are shown and the button is
 * disabled.
 */
export function CartSummary({ cart, isOutdated, ask, codeRefusals, estimate }: CartSummaryProps) {
  const isOrdered = useAtomValue(subTypeAtom) === "order";
  const dimming = `tabular mt-5 transition-opacity ${isOutdated ? "opacity-40" : ""}`;
  return (
    <div className="bg-sand px-6 py-7 sm:px-8">
      <h2 className="font-display text-display-3">{summaryTexts.heading}</h2>
      <FreeShipping cart={cart} isOutdated={isOutdated} className="mt-4" />
      {isOrdered && (cart.offer_codes || cart.estimates_shipping) && (
        <div className="mt-4 border-t border-line">
          {cart.offer_codes && <CartOfferCodeForm cart={cart} initial={codeRefusals} />}
          {cart.estimates_shipping && <ShippingEstimate cart={cart} initial={estimate} />}
        </div>
      )}
      {isOrdered ? (
        <OrderTotals cart={cart} dimming={dimming} />
      ) : (
        <ListSubtotal totals={cart.totals} dimming={dimming} />
      )}
      {ask ?? <GoToCheckoutForm cart={cart} />}
    </div>
  );
}

/**
 * In a quotation store, only a subtotal at list prices is shown, because the shop sets the final prices when it answers
 * the request.
 */
function ListSubtotal({ totals, dimming }: Pick<CartWire, "totals"> & { dimming: string }) {
  const { subtotalNote } = useCartWording();
  return (
    <>
      <dl className={`text-lg ${dimming}`}>
        <Row name={summaryTexts.subtotal}>
          <SumPrice amount={totals.sub_total} code={totals.currency} />
        </Row>
      </dl>
      <p className="mt-1.5 text-[0.8125rem] text-muted">{subtotalNote}</p>
    </>
  );
}

function OrderTotals({ cart, dimming }: { cart: CartWire; dimming: string }) {
  const { totals } = cart;
  const code = totals.currency;
  return (
    <>
      <dl className={`space-y-2.5 ${dimming}`}>
        <Row name={summaryTexts.subtotal}>
          <SumPrice amount={totals.sub_total} code={code} />
        </Row>
        {totals.packaging_charges > 0 && (
          <Row name={summaryTexts.packaging}>
            <SumPrice amount={totals.packaging_charges} code={code} />
          </Row>
        )}
        {cart.gift_wrap && (
          <Row name={summaryTexts.giftWrapping}>
            {totals.gift_wrapper > 0 ? <SumPrice amount={totals.gift_wrapper} code={code} /> : "…"}
          </Row>
        )}
        {cart.offer && (
          <Row name={summaryTexts.offer(cart.offer.automatic ? "" : cart.offer.code)} note={offerNote(cart.offer)}>
            {summaryTexts.minus}
            <SumPrice amount={cart.offer.amount} code={code} />
          </Row>
        )}
        <Row name={summaryTexts.shipping}>
          <span className="text-muted">{summaryTexts.shippingLater}</span>
        </Row>
        <div className="flex items-baseline justify-between gap-6 border-t border-line pt-4 text-lg">
          <dt>{summaryTexts.total}</dt>
          <dd className="grow text-end">
            <SumPrice amount={totals.total_so_far} code={code} />
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-[0.8125rem] text-muted">{summaryTexts.taxesIncluded}</p>
    </>
  );
}

/** Which offer applied by itself, and that it leaves something out. */
function offerNote({ code, automatic, full_price_only }: NonNullable<CartWire["offer"]>): string {
  return [automatic && code, full_price_only && summaryTexts.fullPriceOnly].filter(Boolean).join(", ");
}

function Row({ name, note = "", children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt>
        {name}
        {note && <span className="block text-[0.8125rem] text-muted">{note}</span>}
      </dt>
      <dd className="grow text-end">{children}</dd>
    </div>
  );
}

/**
 * The button to the checkout. It is a plain form, because the checkout has a stricter content security policy, which
 * only applies if a new document is loaded.
 */
export function GoToCheckoutForm({ cart }: { cart: CartWire }) {
  const { checkout } = useCartWording();
  const { items, refusals, totals } = cart;
  const reasons = refusals.filter((code) => code !== "bag_empty");
  return (
    <PostForm action="/api/checkout" hidden={{ currency: totals.currency }} className="mt-5">
      {reasons.length > 0 && (
        <ul id="checkout-refused" className="mb-4 space-y-1.5 text-sm text-sale">
          {reasons.map((code) => (
            <li key={code}>
              <CheckoutRefusal code={code} cart={cart} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="submit"
        disabled={refusals.length > 0 || items.length === 0}
        aria-describedby={reasons.length > 0 ? "checkout-refused" : undefined}
        className={buttonClass("solid", "w-full")}
      >
        {checkout}
      </button>
    </PostForm>
  );
}

function CheckoutRefusal({ code, cart }: { code: string; cart: CartWire }) {
  const { rules, totals } = cart;
  if (code === "value_below_minimum") {
    const missing = rules.min_checkout_value - totals.sub_total;
    return (
      <>
        {belowMinimumTexts.beforeMinimum}
        <SumPrice amount={rules.min_checkout_value} code={totals.currency} />
        {belowMinimumTexts.beforeMissing}
        <SumPrice amount={missing} code={totals.currency} />
        {belowMinimumTexts.end}
      </>
    );
  }
  return cartRefusalText(code, { parcel: { weight: totals.weight, maximum: rules.max_shipping_weight } });
}
