"use client";
import { productPath, variantPath } from "@/lib/domain/product/path";
import { useChosenVariant } from "../chosen-variant";
import { shareTexts } from "../texts";
import { NativeShare } from "./native";

/** `origin` is the start of every absolute URL of the store. */
type ShareLinksProps = { origin: string; title: string };

/**
 * Links that share the page, with the chosen variant, through other services. They work without script; if scripts run, a button for the device's
 * share sheet comes first.
 */
export function ShareLinks({ origin, title }: ShareLinksProps) {
  const { offer, variant } = useChosenVariant();
  const url = origin + (variant ? variantPath(offer.slug, variant.sku) : productPath(offer.slug));
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const services = [
    { name: "WhatsApp", href: `https://wa.me/?text=${text}%20${address}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "Pinterest", href: `https://www.pinterest.com/pin/create/button/?url=${address}&description=${text}` },
    { name: shareTexts.email, href: `mailto:?subject=${text}&body=${address}` },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
      <span>{shareTexts.heading}</span>
      <NativeShare url={url} title={title} />
      {services.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener" className="py-2 hover:text-ink hover:underline">
          {name}
        </a>
      ))}
    </div>
  );
}
