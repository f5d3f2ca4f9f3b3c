import { categoryPath } from "../catalogue/path";
import { productPath } from "../product/path";
/** The link of a banner, menu entry or button; all links in content have this form. */
export type ContentLink =
  | { kind: "category"; slug: string }
  | { kind: "product"; slug: string }
  /** A route inside the shop, for example `/blogs`. */
  | { kind: "internal"; path: string }
  /** A link to another site, which opens in a new tab. */
  | { kind: "external"; url: string };

/** The value for the link's attribute `href`. */
export function linkHref(link: ContentLink): string {
  switch (link.kind) {
    case "category":
      return categoryPath(link.slug);
    case "product":
      return productPath(link.slug);
    case "internal":
      return link.path;
    case "external":
      return link.url;
  }
}
