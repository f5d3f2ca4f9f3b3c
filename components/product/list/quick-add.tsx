"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { AddToCartForm } from "@/components/cart/add-to-cart-form";
import { useCartWording } from "@/components/cart/use-wording";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { dialogTexts } from "@/components/ui/texts";
import { callApi } from "@/lib/browser/call-api";
import { markScrollBar } from "@/lib/browser/site/follow-dialogs";
import type { ProductOfferWire } from "@/lib/contracts/product/offer";
import { productPath, variantPath } from "@/lib/domain/product/path";
import { findVariant, initialOptions } from "@/lib/domain/product/variant-choice";
import { ChosenContext, type ProductOffer, useChosenVariant } from "../chosen-variant";
import { PriceLine } from "../price-line";
import { buyBoxTexts, quickAddTexts } from "../texts";
import { VariantPicker } from "../variant-picker";
import { offerFromWire } from "./offer-from-wire";

export type QuickAddProps = {
  /** The pressed link of a card, to the product's page. */
  link: HTMLAnchorElement;
  /** Opens the product's page instead: the product could not be fetched, or it needs more than a variant. */
  onFailure: () => void;
};

/**
 * Adds the product of a card to the cart without leaving the list. A product without variants is added at once; for one
 * with variants, a dialog asks for the variant first. The focus returns to the pressed link.
 */
export function QuickAdd({ link, onFailure }: QuickAddProps) {
  const [offer, setOffer] = useState<ProductOffer | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isWanted = true;
    link.setAttribute("aria-busy", "true");
    const slug = link.pathname.slice(link.pathname.lastIndexOf("/") + 1);
    const load = async () => {
      const answer = await callApi<ProductOfferWire>(`/api/products/${slug}/offer`);
      link.removeAttribute("aria-busy");
      if (!isWanted) return;
      // The card may be older than the product's field for a text.
      if (answer.ok && !answer.value.needs_text) setOffer(offerFromWire(answer.value));
      else fail();
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [link]);
  return offer && <QuickAddDialog offer={offer} link={link} />;
}

function QuickAddDialog({ offer, link }: { offer: ProductOffer; link: HTMLAnchorElement }) {
  const [options, choose] = useState(() => optionsToStartWith(offer));
  const variant = findVariant(offer.variants, options);
  const chosen = useMemo(() => ({ offer, options, variant, choose }), [offer, options, variant]);
  return (
    <ChosenContext value={chosen}>
      <AddToCartForm>
        {({ isPending, message }) => (
          <Chooser offer={offer} link={link} isPending={isPending} message={message}>
            {offer.variants.length > 0 && <VariantPicker />}
          </Chooser>
        )}
      </AddToCartForm>
    </ChosenContext>
  );
}

/** The first variant in stock or, if all are sold out, the one that the product's page shows first. */
function optionsToStartWith(offer: ProductOffer): readonly string[] {
  return offer.variants.find(({ stock }) => stock.state !== "sold_out")?.options ?? initialOptions(offer);
}

type ChooserProps = {
  offer: ProductOffer;
  link: HTMLAnchorElement;
  isPending: boolean;
  message: ReactNode;
  children: ReactNode;
};

/** The dialog, which is part of its form. It closes as soon as the form is sent, and opens again for a refusal. */
function Chooser({ offer, link, isPending, message, children }: ChooserProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSent = useRef(false);
  const pathname = usePathname();
  const [openedOn] = useState(pathname);
  const { add } = useCartWording();
  const { variant } = useChosenVariant();
  const { price, stock } = variant ?? offer;
  const isSoldOut = stock.state === "sold_out" || (offer.variants.length > 0 && !variant);

  const open = () => {
    if (dialog.current?.open) return;
    markScrollBar();
    dialog.current?.showModal();
  };
  const start = useEffectEvent(() => {
    if (offer.variants.length > 0) return open();
    if (isSent.current) return;
    isSent.current = true;
    link.focus({ preventScroll: true });
    dialog.current?.closest("form")?.requestSubmit();
  });
  useEffect(start, []);
  const showMessage = useEffectEvent(open);
  useEffect(() => {
    if (message) showMessage();
  }, [message]);
  useEffect(() => {
    if (!isPending) return link.removeAttribute("aria-busy");
    dialog.current?.close();
    link.setAttribute("aria-busy", "true");
  }, [isPending, link]);
  useEffect(() => {
    if (pathname !== openedOn) dialog.current?.close();
  }, [pathname, openedOn]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="dialog quick-dialog"
      onClose={() => link.focus({ preventScroll: true })}
    >
      <div className="px-6 pt-5 pb-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-2 font-display text-display-3">
            {offer.name}
          </h2>
          <button
            type="button"
            aria-label={dialogTexts.close}
            onClick={() => dialog.current?.close()}
            className="-me-3 grid size-11 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <PriceLine price={price} unit={offer.unit} currency={offer.currency} note={buyBoxTexts.taxesIncluded} />
        {children}
        <input type="hidden" name="quantity" value={offer.minQuantity / 100} />
        <p role="alert" className="mt-4 text-sm text-sale empty:hidden">
          {message}
        </p>
        <Button type="submit" disabled={isSoldOut} className="mt-5 w-full">
          {isSoldOut ? buyBoxTexts.soldOut : add}
        </Button>
        <p className="mt-3 text-center text-sm">
          <ShopLink
            href={variant ? variantPath(offer.slug, variant.sku) : productPath(offer.slug)}
            className="link-underline py-2"
          >
            {quickAddTexts.details}
          </ShopLink>
        </p>
      </div>
    </dialog>
  );
}
