import { anchorMarkup } from "@/components/content/anchor-markup";
import { pictureMarkup } from "@/components/media/picture-markup";
import type { CategoryLink } from "@/lib/domain/catalogue/category";
import { type Markup, markup } from "@/lib/domain/site/markup";

type CategoryLinksProps = { storeId: string; links: readonly CategoryLink[]; label: string };

/**
 * Links from a category to others, in one row that scrolls sideways where it is too long: with a picture each, or as
 * tabs. It is HTML and not React elements, as cards are (decision 50).
 */
export function CategoryLinks({ storeId, links, label }: CategoryLinksProps) {
  if (links.length === 0) return null;
  const items = links.map((link) => markup`<li>${linkMarkup(storeId, link)}</li>`);
  return (
    <nav
      aria-label={label}
      className="category-links"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
      dangerouslySetInnerHTML={{ __html: markup`<ul>${items}</ul>`.html }}
    />
  );
}

function linkMarkup(storeId: string, { name, link, picture }: CategoryLink): Markup {
  if (!picture) return anchorMarkup(link, "tab", name);
  const image = pictureMarkup({ storeId, picture, sizes: "5rem", className: "", loading: "lazy", isDecorative: true });
  return anchorMarkup(link, "pictured", markup`${image}${name}`);
}
