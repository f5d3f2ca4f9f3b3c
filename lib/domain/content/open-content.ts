import type { Features } from "../store/features";
import { openHtml, openLink } from "../store/open-pages";
import type { BlogPost, Collection, ContentPage, MenuEntry, MenuLink } from "./content";
import type { LayoutSegment, SegmentItem } from "./layout-segment";
import type { ContentLink } from "./link";

/*
 * What the owner's content shows while features are off: no part of them, and no link to their pages.
 */

/** Whether an entry leads to a page, and this page is switched off. An entry that never had a link stays a heading. */
const isClosed = ({ link }: { link: ContentLink | null }, features: Features) =>
  link !== null && openLink(link, features) === null;

const openLinks = <Entry extends MenuLink>(entries: readonly Entry[], features: Features): Entry[] =>
  entries.filter((entry) => !isClosed(entry, features));

/** The menu without the entries that lead to pages that are switched off. A heading stays while it has entries. */
export function openMenu(menu: readonly MenuEntry[], features: Features): MenuEntry[] {
  return menu.flatMap((entry) => {
    const columns = entry.columns.flatMap((column) => {
      const links = openLinks(column.links, features);
      const isLeft = links.length > 0 || !isClosed(column, features);
      return isLeft ? [{ ...column, link: openLink(column.link, features), links }] : [];
    });
    const isLeft = columns.length > 0 || !isClosed(entry, features);
    const pictures = entry.pictures.filter((picture) => !isClosed(picture, features));
    return isLeft ? [{ ...entry, link: openLink(entry.link, features), columns, pictures }] : [];
  });
}

export function openCollections(collections: readonly Collection[], features: Features): Collection[] {
  return collections.map((collection) => ({ ...collection, options: openLinks(collection.options, features) }));
}

/** A page or post of the owner, without links to pages that are switched off. */
export function openText<Text extends ContentPage | BlogPost>(text: Text, features: Features): Text {
  return { ...text, content: openHtml(text.content, features) };
}

/** The segments of a page whose features are on. */
export function openSegments(segments: readonly LayoutSegment[], features: Features): LayoutSegment[] {
  const isOn = ({ type }: LayoutSegment) =>
    type === "shop_the_look" ? features.shopTheLook : type !== "blogs" || features.blogs;
  return segments.filter(isOn).map((segment) => {
    if ("items" in segment) return withOpenItems(segment, features);
    switch (segment.type) {
      case "flexible":
        return { ...segment, content: openHtml(segment.content, features) };
      case "call_to_action":
        return { ...segment, link: openLink(segment.link, features) };
      case "picture_tabs":
        return { ...segment, tabs: segment.tabs.map((tab) => withOpenItems(tab, features)) };
      default:
        return segment;
    }
  });
}

function withOpenItems<Holder extends { items: readonly SegmentItem[] }>(holder: Holder, features: Features): Holder {
  return { ...holder, items: holder.items.map((item) => openItem(item, features)) };
}

function openItem(item: SegmentItem, features: Features): SegmentItem {
  const points = item.points.filter((point) => !isClosed(point, features));
  return { ...item, link: openLink(item.link, features), points };
}
