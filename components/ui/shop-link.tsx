"use client";
import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { isStrictPath } from "@/lib/domain/site/route";

type ShopLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether the new page is shown from its top. */
  scroll?: boolean;
};

/**
 * The one link of the shop. It prefetches on intent (pointer, touch, focus) and not on sight: a list of 24 products
 * would otherwise make about 50 requests before anybody has chosen anything. Where people sign in or pay it loads a new
 * document, because a page keeps the security policy that it was loaded with.
 */
export function ShopLink({ href, scroll, ...rest }: ShopLinkProps) {
  const [isIntended, setIntended] = useState(false);
  if (isStrictPath(href.replace(/[?#].*/, ""))) return <a href={href} {...rest} />;
  const intend = () => setIntended(true);
  return (
    <Link
      href={href}
      scroll={scroll}
      prefetch={isIntended}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
      {...rest}
    />
  );
}
