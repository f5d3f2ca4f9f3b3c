"use client";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { SumPrice } from "./price";
import { useCartWording } from "./use-wording";

type CartSummaryProps = {
  cart: CartWire;
  /** The amounts are those of before. */
  isOutdated: boolean;
};

/** What the bag costs so far, and the way to the checkout, or what stands against it. */
export function CartSummary({ cart, isOutdated }: CartSummaryProps) {
  const isOrdered = useAtomValue(subTypeAtom) === "order";
  const dimming = `tabular mt-5 transition-opacity ${isOutdated ? "opacity-40" : ""}`;
  return (
    <div className="bg-sand px-6 py-7 sm:px-8">
      <h2 className="font-display text-display-3">Summary</h2>
      {isOrdered ? <OrderSums cart={cart} dimming={dimming} /> : <ListSum totals={cart.totals} dimming={dimming} />}
      <CheckoutWay cart={cart} />
    </div>
  );
}

/** Before the shop has named its prices there is nothing but the list's. */
function ListSum({ totals, dimming }: Pick<CartWire, "totals"> & { dimming: string }) {
  const { sumNote } = useCartWording();
  return (
    <>
      <dl className={`text-lg ${dimming}`}>
        <Row name="Sub total">
          <SumPrice amount={totals.sub_total} code={totals.currency} />
        </Row>
      </dl>
      <p className="mt-1.5 text-[0.8125rem] text-muted">{sumNote}</p>
    </>
  );
}

function OrderSums({ cart, dimming }: { cart: CartWire; dimming: string }) {
  const { totals } = cart;
  const code = totals.currency;
  return (
    <>
      <dl className={`space-y-2.5 ${dimming}`}>
        <Row name="Sub total">
          <SumPrice amount={totals.sub_total} code={code} />
        </Row>
        {totals.packaging_charges > 0 && (
          <Row name="Packaging">
            <SumPrice amount={totals.packaging_charges} code={code} />
          </Row>
        )}
        {cart.gift_wrap && (
          <Row name="Gift wrapping">
            {totals.gift_wrapper > 0 ? <SumPrice amount={totals.gift_wrapper} code={code} /> : "…"}
          </Row>
        )}
        <Row name="Shipping">
          <span className="text-muted">at checkout</span>
        </Row>
        <div className="flex items-baseline justify-between gap-6 border-t border-line pt-4 text-lg">
          <dt>Total so far</dt>
          <dd className="grow text-end">
            <SumPrice amount={totals.total_so_far} code={code} />
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-[0.8125rem] text-muted">Taxes are included.</p>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt>{name}</dt>
      <dd className="grow text-end">{children}</dd>
    </div>
  );
}

/** A plain form: what follows is a document of its own, which keeps the stricter policy of the checkout. */
export function CheckoutWay({ cart }: { cart: CartWire }) {
  const { goOn } = useCartWording();
  const { items, refusals, totals } = cart;
  const against = refusals.filter((code) => code !== "bag_empty");
  return (
    <form action="/api/checkout" method="post" className="mt-5">
      <input type="hidden" name="currency" value={totals.currency} />
      {against.length > 0 && (
        <ul id="checkout-refused" className="mb-4 space-y-1.5 text-sm text-sale">
          {against.map((code) => (
            <li key={code}>
              <CheckoutRefusal code={code} cart={cart} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="submit"
        disabled={refusals.length > 0 || items.length === 0}
        aria-describedby={against.length > 0 ? "checkout-refused" : undefined}
        className={buttonClass("solid", "w-full")}
      >
        {goOn}
      </button>
    </form>
  );
}

function CheckoutRefusal({ code, cart }: { code: string; cart: CartWire }) {
  const { rules, totals } = cart;
  if (code === "value_below_minimum") {
    const missing = rules.min_checkout_value - totals.sub_total;
    return (
      <>
        Orders start at <SumPrice amount={rules.min_checkout_value} code={totals.currency} />:{" "}
        <SumPrice amount={missing} code={totals.currency} /> more is needed.
      </>
    );
  }
  if (code === "weight_above_maximum") {
    return `That is too much for one parcel: ${totals.weight} kg, and we send ${rules.max_shipping_weight} kg at most. Please order it in two parts.`;
  }
  if (code === "item_unavailable") return "Not everything can be had as it stands. Please look at what is marked.";
  return "The quantity of something is not as it is sold. Please look at what is marked.";
}
