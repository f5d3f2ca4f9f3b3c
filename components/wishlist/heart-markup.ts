import { type Markup, markup } from "@/lib/domain/site/markup";
import { saveTexts } from "./first-load-texts";
import { WISHLIST_FORM } from "./save-form";

/**
 * The heart in a corner of a product's picture, above the link that covers the whole card. It is part of the first HTML
 * and posts a form of the page; once the page's script has loaded, `CardHeart` saves without leaving the page.
 * `corner` are the classes that place it. The style sheet draws it.
 */
export function heartMarkup(slug: string, name: string, corner: string): Markup {
  return markup`<button form="${WISHLIST_FORM}" name="slug" value="${slug}" aria-label="${saveTexts.heart(name)}" class="heart ${corner}"></button>`;
}
