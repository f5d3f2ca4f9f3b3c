import type { ContentLink } from "../content/link";
import type { Features } from "./features";

/** The pages that a feature switches, by the first part of their path. Everything below them is switched with them. */
const SWITCHED_PAGES: Readonly<Record<string, keyof Features>> = {
  blogs: "blogs",
  collections: "collections",
  pages: "extraPages",
  search: "productSearch",
  "store-locator": "storeLocator",
};

/** Whether the path leads to a page whose feature is off. */
function isSwitchedOff(path: string, features: Features): boolean {
  const [first = ""] = path.slice(1).split(/[/?#]/, 1);
  const feature = SWITCHED_PAGES[first];
  return feature !== undefined && !features[feature];
}

/** HTML that the owner has written, in which links to pages whose features are off have become plain text. */
export function openHtml(html: string, features: Features): string {
  return html.replaceAll(INTERNAL_LINK, (link, path: string, text: string) =>
    isSwitchedOff(path, features) ? text : link,
  );
}

// The HTML was sanitised when it was stored, so all its links are written in this form.
const INTERNAL_LINK = /<a\s[^>]*?href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs;

/** The owner's link; null if it leads to a page whose feature is off, because that page answers 404. */
export function openLink<Link extends ContentLink | null>(link: Link, features: Features): Link | null {
  return link?.kind === "internal" && isSwitchedOff(link.path, features) ? null : link;
}
