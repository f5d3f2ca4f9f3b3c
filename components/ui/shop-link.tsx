"use client";
import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { isStrictPath } from "@/lib/domain/site/route";

type ShopLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** False to keep the scroll position when the new page opens. */
  scroll?: boolean;
};

/**
 * The link component of the shop. It prefetches a page only when the visitor hovers over, touches or focuses the link:
 * if all links in view were prefetched, a list of 24 products would send about 50 requests at once. Links to pages for
 * signing in or paying load a new document, because the stricter security policy of those pages only takes effect in a
 * new document.
 */
export function ShopLink({ href, scroll, ...rest }: ShopLinkProps) {
  const [isIntended, setIntended] = useState(false);
  if (isStrictPath(href.replace(/[?#].*/, ""))) return <a href={withBasePath(href)} {...rest} />;
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
