"use client";
import { keepPendingAction, signInPath } from "@/lib/browser/authentication/pending-action";
import { goTo } from "@/lib/browser/go-to";
import { wishlistItemPath } from "@/lib/browser/wishlist/wishlist";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { withBasePath } from "@/lib/domain/site/base-path";
import { WishlistForm } from "./form";
import { alertTexts } from "./texts";

type AlertChoiceProps = {
  wishlistItem: WishlistItemWire;
  /**
   * False if the visitor must sign in before setting an alert, because alerts are sent only to verified e-mail
   * addresses. The alert is set when the visitor returns from signing in.
   */
  isCustomer: boolean;
  onChoose: (alert: boolean) => void;
};

const LINK = "link-underline py-3 text-start text-[0.8125rem] hover:text-accent";

/** Requests or cancels an e-mail that is sent once, when the price drops or the product is back in stock. */
export function AlertChoice({ wishlistItem, isCustomer, onChoose }: AlertChoiceProps) {
  const { alert, product_id, name, marks } = wishlistItem;
  const isSoldOut = marks.includes("sold_out");
  const ofProduct = <span className="sr-only">{alertTexts.ofProduct(name)}</span>;
  if (!isCustomer) {
    return (
      <a
        href={withBasePath(signInPath(WISHLIST_PAGE))}
        onClick={(click) => {
          click.preventDefault();
          goTo(keepPendingAction({ kind: "wish_alert", productId: product_id }));
        }}
        className={`inline-block ${LINK}`}
      >
        {alertTexts.request(isSoldOut)}
        {ofProduct}
      </a>
    );
  }
  return (
    <WishlistForm
      path={wishlistItemPath(product_id)}
      method="PATCH"
      fields={{ alert: String(!alert) }}
      onSend={() => onChoose(!alert)}
    >
      <button type="submit" className={LINK}>
        {alert ? alertTexts.cancel(isSoldOut) : alertTexts.request(isSoldOut)}
        {ofProduct}
      </button>
    </WishlistForm>
  );
}
