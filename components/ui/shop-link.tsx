"use client";
import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { isStrictPath } from "@/lib/domain/site/route";

type ShopLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** False keeps the scroll position on the new page. */
  scroll?: boolean;
};

/**
 * The link used everywhere in the shop. It prefetches on intent (pointer, touch, focus) instead of when it comes into
 * view, because a list of 24 products would otherwise send about 50 requests together. Links to pages for signing in or
 * paying load a new document, because a document keeps the security policy it was loaded with.
 */
export function ShopLink({ href, scroll, ...rest }: ShopLinkProps) {
  const [isIntended, setIntended] = useState(false);
  if (isStrictPath(href.replace(/[?#].*/, ""))) return <a href={href} {...rest} />;
  const onIntent = () => setIntended(true);
  return (
    <Link
      href={href}
      scroll={scroll}
      prefetch={isIntended}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      {...rest}
    />
  );
}
