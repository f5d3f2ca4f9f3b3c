"use client";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { Notice } from "@/components/ui/notice";
import { useCart } from "@/lib/browser/cart/cart";
import { cartCount } from "@/lib/browser/cart/estimate";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { AskShop, type AskShopOffer } from "./ask-shop";
import { CartDetails } from "./details";
import { EmptyCart, EmptyCartLinks } from "./empty";
import { GoesWith } from "./extras/goes-with";
import { KeepShopping } from "./extras/keep-shopping";
import type { ShownEstimate } from "./extras/shipping-estimate";
import { CartItems } from "./items";
import { LateRefusals } from "./late-refusals";
import { cartRefusalText, isCheckoutRefusal } from "./refusal-text";
import { CartSummary } from "./summary";
import { emptyTexts, viewTexts } from "./texts";
import { useCartWording } from "./use-wording";
import type { CartWording } from "./wording";

type CartViewProps = {
  storeId: string;
  initial: CartWire;
  /** Set if a form was sent without script and refused: the reason, and the id of the item it would have changed. */
  refused: { code: string; itemId: string } | null;
  /** Set if the shop cannot deliver: it is asked instead. */
  ask?: AskShopOffer | null;
  /** Why an offer code that was sent without script was refused. */
  codeRefusals?: Refusals;
  /** The shipping estimate that was asked for without script; null if there is none. */
  estimate?: ShownEstimate | null;
  /** The page of this shop from which the shopper came to the cart; null if the server does not know. */
  lastPlace?: string | null;
};

/**
 * The content of the cart page. The server renders all of it; once its script has loaded, changes no longer reload the
 * page.
 */
export function CartView({
  storeId,
  initial,
  refused,
  ask = null,
  codeRefusals = NO_REFUSALS,
  estimate = null,
  lastPlace = null,
}: CartViewProps) {
  const wording = useCartWording();
  const shown = useCart({ initial });
  const cart = shown.cart ?? initial;
  const count = cartCount(cart);
  const isEmpty = cart.items.length === 0;
  const isShownBesideItem = cart.items.some(({ item_id }) => item_id === refused?.itemId);
  return (
    <div className="px-gutter">
      {refused && !isShownBesideItem && (
        <div className="mx-auto mt-6 max-w-3xl">
          <Notice kind="refused">{refusalNotice(refused.code, wording)}</Notice>
        </div>
      )}
      {refused && <ClearOutcomeFromAddress />}
      <LateRefusals shown={shown} />
      {count === 0 && shown.writes.length === 0 && !wasEmptied(initial, cart) ? (
        <EmptyCart />
      ) : (
        <div className="pt-8 pb-20 lg:pt-12">
          <h1 className="font-display text-display-2">
            {isEmpty ? emptyTexts.heading(wording.name) : viewTexts.heading(wording.name)}
          </h1>
          <p role="status" className="mt-1 text-muted">
            {viewTexts.count(count)}
          </p>
          <div className="mt-8 grid items-start gap-x-16 gap-y-4 lg:grid-cols-[1fr_24rem]">
            <div>
              <h2 className="sr-only">{viewTexts.items}</h2>
              <CartItems storeId={storeId} shown={{ ...shown, cart }} refused={refused} />
              {isEmpty ? (
                <div className="flex flex-wrap items-center gap-4 py-8">
                  <EmptyCartLinks />
                </div>
              ) : (
                <CartDetails cart={cart} shown={shown} />
              )}
            </div>
            {!isEmpty && (
              <div className="below-header lg:sticky lg:top-24">
                <CartSummary
                  cart={cart}
                  isOutdated={shown.isOutdated}
                  ask={ask && <AskShop cart={cart} offer={ask} />}
                  codeRefusals={codeRefusals}
                  estimate={estimate}
                />
                <KeepShopping lastPlace={lastPlace} />
              </div>
            )}
          </div>
          {!isEmpty && <GoesWith storeId={storeId} cart={cart} />}
        </div>
      )}
    </div>
  );
}

function refusalNotice(code: string, wording: CartWording): string {
  const reason = cartRefusalText(code, { wording });
  return isCheckoutRefusal(code) ? reason : viewTexts.refused(wording.name, reason);
}

/**
 * True if the shopper has just removed the last item on this page. The list then stays, because it offers to restore
 * that item; nothing else of a bag with items does.
 */
function wasEmptied(initial: CartWire, cart: CartWire): boolean {
  return initial.items.length > 0 && cart.items.length === 0;
}
