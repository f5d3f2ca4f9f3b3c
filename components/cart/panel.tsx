"use client";
import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { FreeShipping } from "./extras/free-shipping";
import { CartItems } from "./items";
import { LateRefusals } from "./late-refusals";
import { SumPrice } from "./price";
import { GoToCheckoutForm } from "./summary";
import { panelTexts } from "./texts";
import { useCartWording } from "./use-wording";

type CartPanelProps = { storeId: string; shown: ShownCart /** `first`: id of the top item. */; first?: string | null };

/** What the drawer and the added panel show: items, subtotal and the checkout button. */
export function CartPanel({ storeId, shown, first = null }: CartPanelProps) {
  const { name, subtotalNote } = useCartWording();
  const { cart, hasFailed, isOutdated } = shown;
  if (!cart) {
    return (
      <p role="status" className="px-6 py-10 text-muted">
        {hasFailed ? panelTexts.failed(name) : panelTexts.loading(name)}
      </p>
    );
  }
  const isEmpty = cart.items.length === 0;
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 [@media(height<30rem)]:shrink-0 [@media(height<30rem)]:overflow-visible">
        <LateRefusals shown={shown} />
        <div className="-mb-px">
          <CartItems storeId={storeId} shown={shown} first={first} />
        </div>
        {isEmpty && <p className="py-10 text-muted">{panelTexts.empty}</p>}
      </div>
      <div className="border-t border-line px-6 pt-5 pb-6">
        {isEmpty ? (
          <ShopLink href="/all-products" className={buttonClass("solid", "w-full")}>
            {panelTexts.allProducts}
          </ShopLink>
        ) : (
          <>
            <FreeShipping cart={cart} isOutdated={isOutdated} className="mb-4" />
            <p className="tabular flex items-baseline justify-between gap-6 text-lg">
              <span>{panelTexts.subtotal}</span>
              <span className={`transition-opacity ${isOutdated ? "opacity-40" : ""}`}>
                <SumPrice amount={cart.totals.sub_total} code={cart.totals.currency} />
              </span>
            </p>
            <p className="text-[0.8125rem] text-muted">{subtotalNote}</p>
            <GoToCheckoutForm cart={cart} />
            <ShopLink href={CART_PAGE} className={buttonClass("quiet", "mt-2.5 w-full")}>
              {panelTexts.view(name)}
            </ShopLink>
          </>
        )}
      </div>
    </>
  );
}
