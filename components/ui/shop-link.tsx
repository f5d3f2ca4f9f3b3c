"use client";
import Link from "next/link";
import { type ComponentProps, useState } from "react";

type ShopLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/**
 * The one link of the shop. It prefetches on intent (pointer, touch, focus) and not on sight: a list of 24 products
 * would otherwise make about 50 requests before anybody has chosen anything.
 */
export function ShopLink({ href, ...rest }: ShopLinkProps) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <Link href={href} prefetch={isIntended} onPointerEnter={intend} onTouchStart={intend} onFocus={intend} {...rest} />
  );
}
