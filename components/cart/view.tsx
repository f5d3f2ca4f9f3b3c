"use client";
import { Notice } from "@/components/ui/notice";
import { useCart } from "@/lib/browser/cart/cart";
import { cartCount } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { CartDetails } from "./details";
import { EmptyCart } from "./empty";
import { CartItems } from "./items";
import { LateRefusals } from "./late-refusals";
import { cartRefusalText } from "./refusal-texts";
import { CartSummary } from "./summary";
import { useCartWording } from "./use-wording";

type CartViewProps = {
  storeId: string;
  initial: CartWire;
  /** Why a plain form was not done, and the item it was about, if it is still there. */
  refused: { code: string; itemId: string } | null;
};

/** The bag: whole as the server has rendered it, live once its script has arrived. */
export function CartView({ storeId, initial, refused }: CartViewProps) {
  const words = useCartWording();
  const shown = useCart({ initial });
  const cart = shown.cart ?? initial;
  const count = cartCount(cart);
  const isBeside = cart.items.some(({ item_id }) => item_id === refused?.itemId);
  return (
    <div className="px-gutter">
      {refused && !isBeside && (
        <div className="mx-auto mt-6 max-w-3xl">
          <Notice kind="refused">That could not be done. {cartRefusalText(refused.code, words)}</Notice>
        </div>
      )}
      <LateRefusals shown={shown} />
      {count === 0 && shown.writes.length === 0 && !wasEmptied(initial, cart) ? (
        <EmptyCart />
      ) : (
        <div className="pt-8 pb-20 lg:pt-12">
          <h1 className="font-display text-display-2">Your {words.name}</h1>
          <p role="status" className="mt-1 text-muted">
            {count === 0 ? "Nothing in it" : `${count} ${count === 1 ? "piece" : "pieces"}`}
          </p>
          <div className="mt-8 grid items-start gap-x-16 gap-y-4 lg:grid-cols-[1fr_24rem]">
            <div>
              <h2 className="sr-only">What is in it</h2>
              <CartItems storeId={storeId} shown={{ ...shown, cart }} refused={refused} />
              <CartDetails cart={cart} shown={shown} />
            </div>
            <div className="below-header lg:sticky lg:top-24">
              <CartSummary cart={cart} isOutdated={shown.isOutdated} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Emptied on this page: the way to take that back stays. */
function wasEmptied(initial: CartWire, cart: CartWire): boolean {
  return initial.items.length > 0 && cart.items.length === 0;
}
