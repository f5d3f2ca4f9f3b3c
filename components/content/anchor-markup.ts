import { type ContentLink, linkHref } from "@/lib/domain/content/link";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type Markup, markup } from "@/lib/domain/site/markup";

/** The text inside the owner's link, or alone if the owner has set no link, as `ContentAnchor` renders it. */
export function anchorMarkup(link: ContentLink | null, className: string, content: string | Markup): Markup {
  const style = className ? markup` class="${className}"` : null;
  if (!link) return markup`<span${style}>${content}</span>`;
  const elsewhere = link.kind === "external" ? markup` target="_blank" rel="noopener"` : null;
  return markup`<a href="${withBasePath(linkHref(link))}"${elsewhere}${style}>${content}</a>`;
}
