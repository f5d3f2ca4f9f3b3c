import type { ReactNode } from "react";
import { ShopLink } from "@/components/ui/shop-link";
import { type ContentLink, linkHref } from "@/lib/domain/content/link";

type ContentAnchorProps = { link: ContentLink | null; className?: string; children: ReactNode };

/** Renders its children inside the owner's link, or alone if the owner has set no link. */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  if (!link) return <span className={className}>{children}</span>;
  if (link.kind === "external") {
    return (
      <a href={link.url} target="_blank" rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink href={linkHref(link)} className={className}>
      {children}
    </ShopLink>
  );
}
