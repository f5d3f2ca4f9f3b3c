"use client";
import { useState } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { SubmitButton } from "@/components/form/submit-button";
import { PictureImage } from "@/components/media/picture-image";
import { CARD_SIZES } from "@/components/product/card-sizes";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { keepPendingAction } from "@/lib/browser/authentication/pending-action";
import type { ApiAnswer } from "@/lib/browser/call-api";
import { goTo } from "@/lib/browser/go-to";
import { useMoveToCart } from "@/lib/browser/wishlist/move-to-cart";
import { changeWishlist, wishlistItemPath } from "@/lib/browser/wishlist/wishlist";
import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";
import { VARIANT_FIELD } from "@/lib/domain/cart/page";
import { enquiryHref } from "@/lib/domain/enquiry";
import { RENDITION_WIDTHS } from "@/lib/domain/media/picture";
import { productPath } from "@/lib/domain/product/path";
import { AlertChoice } from "./alert-choice";
import { WishlistFacts } from "./facts";
import { WishlistForm } from "./form";
import { wishlistRefusalText } from "./item-refusal-text";
import { cardTexts, MARK_TEXTS } from "./texts";

type WishlistCardProps = {
  wishlistItem: WishlistItemWire;
  storeId: string;
  owner: string;
  currency: string;
  /** The minimum quantity, in the product's unit. */
  minQuantity: number;
  /** True if the store hides its prices and sells by enquiry. */
  hidesPrices: boolean;
  onGone: (wishlistItem: WishlistItemWire, how: "moved" | "removed") => void;
};

/** A saved product with its actions. The wishlist call returns only the path of the picture, so its size is assumed. */
export function WishlistCard({
  wishlistItem,
  storeId,
  owner,
  currency,
  minQuantity,
  hidesPrices,
  onGone,
}: WishlistCardProps) {
  const [pending, setPending] = useState<"move" | "other" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { product, product_id, name, marks, variant_types } = wishlistItem;
  const isVariantChosen = variant_types.length > 0;
  const moveWishlistItem = useMoveToCart(owner);
  const wording = useCartWording();

  const send = async (kind: "move" | "other", call: () => Promise<ApiAnswer<unknown>>) => {
    if (pending) return false;
    setPending(kind);
    setRefusal(null);
    const answer = await call();
    setPending(null);
    if (!answer.ok && answer.code === "sign_in_needed")
      goTo(keepPendingAction({ kind: "wish_alert", productId: product_id }));
    else if (!answer.ok) setRefusal(answer.code);
    return answer.ok;
  };
  const remove = async () => {
    if (await send("other", () => changeWishlist(owner, wishlistItemPath(product_id), { method: "DELETE" })))
      onGone(wishlistItem, "removed");
  };
  const move = async () => {
    if (await send("move", () => moveWishlistItem(wishlistItem, minQuantity))) onGone(wishlistItem, "moved");
  };
  const setAlert = (alert: boolean) =>
    send("other", () => changeWishlist(owner, wishlistItemPath(product_id), { method: "PATCH", body: { alert } }));

  return (
    <article className="flex h-full flex-col">
      <div className="relative aspect-[900/1060] overflow-hidden bg-sand">
        {product?.image && (
          <ShopLink href={productPath(product.slug)} tabIndex={-1} aria-hidden="true">
            <PictureImage
              storeId={storeId}
              picture={{ src: product.image, width: RENDITION_WIDTHS.m, height: 872, alt: "" }}
              sizes={CARD_SIZES}
              className={`size-full object-cover ${marks.includes("sold_out") ? "opacity-60" : ""}`}
            />
          </ShopLink>
        )}
        {marks.length > 0 && (
          <ul className="pointer-events-none absolute start-2.5 top-2.5 flex max-w-[calc(100%-3.75rem)] flex-col items-start gap-1.5">
            {marks.map((mark) => (
              <li key={mark} className="bg-paper px-2.5 py-1 text-xs leading-tight">
                {MARK_TEXTS[mark]}
              </li>
            ))}
          </ul>
        )}
        <WishlistForm
          path={wishlistItemPath(product_id)}
          method="DELETE"
          onSend={remove}
          className="absolute end-1 top-1"
        >
          <button
            type="submit"
            aria-label={cardTexts.remove(name)}
            className="grid size-11 place-items-center hover:text-accent"
          >
            <span className="grid size-8 place-items-center bg-paper/85">
              <Icon name="close" className="size-4" />
            </span>
          </button>
        </WishlistForm>
        {refusal && (
          <p role="alert" className="absolute inset-x-0 bottom-0 bg-paper px-3 py-2 text-xs leading-snug">
            {wishlistRefusalText(refusal, { wording })}
          </p>
        )}
      </div>
      <div className="pt-3.5 pb-3">
        <WishlistFacts wishlistItem={wishlistItem} currency={currency} />
      </div>
      {product && (
        <div className="mt-auto">
          {hidesPrices ? (
            <ShopLink href={enquiryHref(product.slug)} className={buttonClass("quiet", "w-full")}>
              {cardTexts.enquire}
              <span className="sr-only">{cardTexts.enquireAbout(name)}</span>
            </ShopLink>
          ) : product.variant_status && !isVariantChosen ? (
            <ShopLink href={productPath(product.slug)} className={buttonClass("quiet", "w-full")}>
              {cardTexts.chooseOptions}
              <span className="sr-only">{cardTexts.ofProduct(name)}</span>
            </ShopLink>
          ) : (
            !marks.includes("sold_out") && (
              <WishlistForm
                path={`${wishlistItemPath(product_id)}/move`}
                fields={{
                  quantity: String(minQuantity),
                  ...Object.fromEntries(variant_types.map((type) => [`${VARIANT_FIELD}${type.name}`, type.value])),
                }}
                onSend={move}
              >
                <SubmitButton isPending={pending === "move"} look="quiet" className="w-full">
                  {cardTexts.moveTo(wording.name)}
                  <span className="sr-only">{cardTexts.ofProduct(name)}</span>
                </SubmitButton>
              </WishlistForm>
            )
          )}
          {/* There are no price alerts in a store that hides its prices. */}
          {(!hidesPrices || marks.includes("sold_out")) && (
            <AlertChoice wishlistItem={wishlistItem} isCustomer={owner !== ""} onChoose={setAlert} />
          )}
        </div>
      )}
    </article>
  );
}
