"use client";
import type { ReactNode } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { SkipLink } from "@/components/site/skip-link";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { frameTexts } from "./texts";

type CheckoutFrameProps = {
  storeName: string;
  /** The store's logo or name, which leads to the home page. */
  brand: ReactNode;
  /** Empty if the store has no phone number. */
  contactNumber: string;
  children: ReactNode;
};

/**
 * The layout of all checkout pages: only the shop's name and a link to the cart, because other links would distract
 * from buying.
 */
export function CheckoutFrame({ storeName, brand, contactNumber, children }: CheckoutFrameProps) {
  const { title } = useCartWording();
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto grid h-16 max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-4 px-gutter lg:h-18">
          <ShopLink
            href={CART_PAGE}
            className="-ms-1 flex min-h-11 w-fit items-center gap-2 px-1 text-sm text-muted hover:text-ink"
          >
            <Icon name="arrow-left" className="size-4" /> {title}
          </ShopLink>
          <ShopLink href="/" className="font-display text-[1.6rem] leading-none whitespace-nowrap lg:text-[1.75rem]">
            {brand}
          </ShopLink>
        </div>
      </header>
      <main id="content" className="min-h-[70dvh]">
        {children}
      </main>
      <footer className="mx-auto mt-20 flex max-w-6xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-gutter pb-10 text-[0.8125rem] text-muted">
        <p>{storeName}</p>
        {contactNumber && (
          <p>
            {frameTexts.help}
            <a
              href={`tel:${contactNumber.replace(/[^+\d]/g, "")}`}
              className="link-underline text-ink hover:text-accent"
            >
              {contactNumber}
            </a>
          </p>
        )}
      </footer>
    </>
  );
}
