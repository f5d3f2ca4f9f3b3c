import type { z } from "zod";
import { choice, flag, section, text } from "@/lib/contracts/codec/tolerant";
import type { ContentLink } from "@/lib/domain/content/link";

/** The fields for a link in banners, menu entries, the announcement and the footer (docs/domain.md#content-links). */
export const linkFields = {
  link_status: flag(true),
  link_type: choice(["category", "product", "internal", "external", "vendor"], "internal"),
  category_id: text(),
  product_id: text(),
  link: text(),
};
const contentLinkSchema = section(linkFields);
export type ContentLinkWire = z.infer<typeof contentLinkSchema>;

/** The link that the link fields of `wire` describe; null if the link is switched off, empty or not allowed. */
export function toContentLink(wire: ContentLinkWire): ContentLink | null {
  if (!wire.link_status) return null;
  switch (wire.link_type) {
    // An id can be used here instead of a slug: the URL of a category or product with its id redirects to its URL with
    // the slug.
    case "category":
      return wire.category_id ? { kind: "category", slug: wire.category_id } : null;
    case "product":
      return wire.product_id ? { kind: "product", slug: wire.product_id } : null;
    case "internal":
      return wire.link ? internalLink(wire.link) : null;
    case "external":
      return isExternalAddress(wire.link) ? { kind: "external", url: wire.link } : null;
    // This shop has a single seller, so it has no vendor pages.
    case "vendor":
      return null;
  }
}

function internalLink(address: string): ContentLink | null {
  const path = address.startsWith("/") ? address : `/${address}`;
  // Browsers read `//host` and `/\host` as URLs on another host, so such a link is not internal and is dropped.
  return /^\/[/\\]/.test(path) ? null : { kind: "internal", path };
}

/**
 * True for web URLs and for `mailto:` and `tel:` links; false for `javascript:` and other schemes that must not be put
 * into `href`.
 */
export function isExternalAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])/i.test(address);
}
