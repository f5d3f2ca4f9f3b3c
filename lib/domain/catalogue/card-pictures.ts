import type { LayoutSegment, SegmentItem } from "../content/layout-segment";
import type { ContentLink } from "../content/link";
import type { Picture } from "../media/picture";
import type { CategoryCard, CategoryLink } from "./category";

type PicturedCard = Pick<CategoryCard, "slug" | "picture">;

/** Gives each link to a category that has no picture of its own the picture of the category. */
export function withCardPictures(links: readonly CategoryLink[], cards: readonly PicturedCard[]): CategoryLink[] {
  return links.map((each) => ({ ...each, picture: each.picture ?? cardPictureOf(each.link, cards) }));
}

/** Links to categories: with their pictures, or as tabs if one of them has none. */
export function linksToCategories(cards: readonly CategoryCard[]): CategoryLink[] {
  const arePictured = cards.every(({ picture }) => picture !== null);
  return cards.map(({ slug, name, picture }) => ({
    name,
    link: { kind: "category", slug },
    picture: arePictured ? picture : null,
  }));
}

/** Gives the tiles and cards that lead to a category without a picture of their own the category's. */
export function withTilePictures(segments: readonly LayoutSegment[], cards: readonly PicturedCard[]): LayoutSegment[] {
  const filled = (item: SegmentItem) => ({
    ...item,
    desktopPicture: item.desktopPicture ?? cardPictureOf(item.link, cards),
  });
  return segments.map((segment) => {
    if (segment.type === "section" || segment.type === "featured_section")
      return { ...segment, items: segment.items.map(filled) };
    if (segment.type !== "picture_tabs") return segment;
    return { ...segment, tabs: segment.tabs.map((tab) => ({ ...tab, items: tab.items.map(filled) })) };
  });
}

function cardPictureOf(link: ContentLink | null, cards: readonly PicturedCard[]): Picture | null {
  if (link?.kind !== "category") return null;
  return cards.find(({ slug }) => slug === link.slug)?.picture ?? null;
}
