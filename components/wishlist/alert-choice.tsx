"use client";
import { keepPendingAction, signInPath } from "@/lib/browser/authentication/pending-action";
import { goTo } from "@/lib/browser/go-to";
import { wishlistItemPath } from "@/lib/browser/wishlist/wishlist";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { WishlistForm } from "./form";

type AlertChoiceProps = {
  wishlistItem: WishlistItemWire;
  /** Mails go to proved addresses: others are led to sign in, and what they asked for is done when they are back. */
  isCustomer: boolean;
  onChoose: (alert: boolean) => void;
};

const LINK = "link-underline py-3 text-start text-[0.8125rem] hover:text-accent";

/** One mail when it costs less, or can be had again. */
export function AlertChoice({ wishlistItem, isCustomer, onChoose }: AlertChoiceProps) {
  const { alert, product_id, name, marks } = wishlistItem;
  const event = marks.includes("sold_out") ? "it is back" : "it costs less";
  const about = <span className="sr-only"> ({name})</span>;
  if (!isCustomer) {
    return (
      <a
        href={signInPath(WISHLIST_PAGE)}
        onClick={(click) => {
          click.preventDefault();
          goTo(keepPendingAction({ kind: "wish_alert", productId: product_id }));
        }}
        className={`inline-block ${LINK}`}
      >
        Mail me when {event}
        {about}
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
        {alert ? `Do not mail me when ${event}` : `Mail me when ${event}`}
        {about}
      </button>
    </WishlistForm>
  );
}
