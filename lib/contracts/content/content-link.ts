import type { z } from "zod";
import { choice, flag, section, text } from "@/lib/contracts/codec/tolerant";
import type { ContentLink } from "@/lib/domain/content/link";

/** The fields that banners, menu entries, the announcement and the footer share (domain §0.2). */
export const linkFields = {
  link_status: flag(true),
  link_type: choice(["category", "product", "internal", "external", "vendor"], "internal"),
  category_id: text(),
  product_id: text(),
  link: text(),
};
const contentLinkSchema = section(linkFields);
export type ContentLinkWire = z.infer<typeof contentLinkSchema>;

/** Where the fields lead; null when they are switched off, lead nowhere, or lead where no link may. */
export function toContentLink(wire: ContentLinkWire): ContentLink | null {
  if (!wire.link_status) return null;
  switch (wire.link_type) {
    // An id is as good as a slug here: the page of an id redirects to its slug.
    case "category":
      return wire.category_id ? { kind: "category", slug: wire.category_id } : null;
    case "product":
      return wire.product_id ? { kind: "product", slug: wire.product_id } : null;
    case "internal":
      return wire.link ? internalLink(wire.link) : null;
    case "external":
      return isOutsideAddress(wire.link) ? { kind: "external", url: wire.link } : null;
    // Vendors have no pages in a shop of one seller.
    case "vendor":
      return null;
  }
}

function internalLink(address: string): ContentLink | null {
  const path = address.startsWith("/") ? address : `/${address}`;
  // `//host` and `/\host` leave the shop.
  return /^\/[/\\]/.test(path) ? null : { kind: "internal", path };
}

/** Keeps `javascript:` and its like out of `href`. */
export function isOutsideAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])/i.test(address);
}
