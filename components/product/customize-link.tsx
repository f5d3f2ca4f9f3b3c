"use client";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { CUSTOMIZATION_HASH } from "@/lib/browser/customization/hash";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { useChosenVariant } from "./chosen-variant";

type Dialog = typeof import("@/components/customization/dialog")["CustomizationDialog"];

export type CustomizeLinkProps = {
  storeId: string;
  /** The owner's name for customization. */
  title: string;
  /** The page for browsers without script. */
  href: string;
};

/**
 * The link to the pages on which a product is made to measure. With script, the same is asked in a dialog, whose script
 * is loaded when it opens: by this link, or because the address says so, after a reload or a sign-in.
 */
export function CustomizeLink({ storeId, title, href }: CustomizeLinkProps) {
  const { offer, options, variant } = useChosenVariant();
  const [Dialog, setDialog] = useState<ComponentType<Parameters<Dialog>[0]> | null>(null);
  const open = () =>
    import("@/components/customization/dialog").then(
      ({ CustomizationDialog }) => setDialog(() => CustomizationDialog),
      () => window.location.assign(href),
    );
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product of a page does not change
  useEffect(() => {
    const openByAddress = () => {
      if (window.location.hash === CUSTOMIZATION_HASH) void open();
    };
    openByAddress();
    window.addEventListener("popstate", openByAddress);
    return () => window.removeEventListener("popstate", openByAddress);
  }, []);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };
  const { price } = variant ?? offer;
  return (
    <>
      <a
        ref={link}
        href={href}
        aria-haspopup="dialog"
        onClick={onClick}
        className={buttonClass("quiet", "mt-2.5 w-full")}
      >
        {title}
      </a>
      {Dialog && (
        <Dialog
          title={title}
          product={{
            ...offer,
            id: offer.productId,
            storeId,
            image: variantPictures(offer, variant)[0]?.src ?? "",
            variantTypes: offer.variantTypes.map(({ name }, index) => ({ name, value: options[index] ?? "" })),
            stock: (variant ?? offer).stock,
            price: price?.discountedPrice ?? 0,
            quantity: Number(document.querySelector<HTMLInputElement>("[name=quantity]")?.value),
          }}
          onClosed={() => {
            setDialog(null);
            // Later, because nothing beside a modal dialog can have the focus while it is in the page.
            setTimeout(() => link.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}
