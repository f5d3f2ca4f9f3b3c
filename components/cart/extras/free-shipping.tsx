"use client";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { SumPrice } from "../price";
import { freeShippingTexts } from "../texts";

type FreeShippingProps = { cart: CartWire; isOutdated: boolean; className?: string };

/** How far free shipping is: a sentence, and a thin bar. Nothing if the shop ships nothing for free. */
export function FreeShipping({ cart, isOutdated, className = "" }: FreeShippingProps) {
  const { free_shipping: free, totals, items } = cart;
  if (!free || items.length === 0) return null;
  const place = free.only_at_home ? freeShippingTexts.atHome : "";
  const percent = Math.min(100, Math.round((1 - free.missing / free.from) * 100));
  return (
    <div className={`tabular text-sm transition-opacity ${isOutdated ? "opacity-40" : ""} ${className}`}>
      <p>
        {free.missing > 0 ? (
          <>
            {freeShippingTexts.before}
            <SumPrice amount={free.missing} code={totals.currency} />
            {freeShippingTexts.after(place)}
          </>
        ) : (
          freeShippingTexts.reached(place)
        )}
      </p>
      <div aria-hidden="true" className="mt-2 h-[3px] bg-line">
        <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
