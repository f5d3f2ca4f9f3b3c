import { storedLinkSchema } from "@/lib/contracts/content/stored-link";
import { storedSegmentSchema } from "@/lib/contracts/content/stored-segment";
import { expectationText } from "@/lib/contracts/store-files/expectation";
import type { LayoutSegment, SegmentItem } from "@/lib/domain/content/layout-segment";
import type { WindowSegment } from "@/lib/domain/shop-window/changes";

/** What is wrong with a part of a segment; `code` may be the end of a sentence that begins with the part. */
export type SegmentFault = { path: string; code: string };

/**
 * Why a segment cannot be published as it is. The shop leaves out what it cannot read; at the desk somebody is there who can
 * mend it.
 */
export function segmentFaults({ type, heading, subHeading, content }: WindowSegment): SegmentFault[] {
  const read = storedSegmentSchema.safeParse(
    { type, id: "", rank: 0, heading, subHeading, content },
    { error: expectationText },
  );
  if (!read.success)
    return read.error.issues.map(({ path, message }) => ({
      path: path.filter((part) => part !== "content").join("."),
      code: message,
    }));
  const lost = [...entriesLost(content, read.data), ...brokenLinks(content)];
  return lost.length > 0 ? lost : missingParts(read.data);
}

/** Entries that the shop would leave out, such as a tab without a name. */
function entriesLost(content: WindowSegment["content"], segment: LayoutSegment): SegmentFault[] {
  const lists: Record<string, readonly unknown[]> = {
    ...("items" in segment && { image_list: segment.items }),
    ...(segment.type === "multiple_featured_product" && { multitab_list: segment.tabs }),
    ...(segment.type === "picture_tabs" && { tab_list: segment.tabs }),
    ...(segment.type === "faq" && { faq_list: segment.questions }),
    ...(segment.type === "categories" && { category_list: segment.slugs }),
  };
  return Object.entries(lists).flatMap(([path, entries]) => {
    const written = content[path];
    return Array.isArray(written) && written.length > entries.length ? [{ path, code: "entry_unreadable" }] : [];
  });
}

/** Links that were begun and lead nowhere yet. */
export function brokenLinks(value: unknown, at = ""): SegmentFault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = at === "" ? name : `${at}.${name}`;
    const isLink = typeof inner === "object" && inner !== null && "link_type" in inner;
    if (!isLink) return brokenLinks(inner, path);
    const target = "slug" in inner ? inner.slug : "path" in inner ? inner.path : "url" in inner ? inner.url : "";
    return typeof target === "string" && target !== "" && isReadable(inner) ? [] : [{ path, code: "link_unreadable" }];
  });
}

const isReadable = (link: unknown) => storedLinkSchema.safeParse(link).success;

const PICTURED = ["primary_slider", "slider", "section", "featured_section", "secondary", "shop_the_look"];

function missingParts(segment: LayoutSegment): SegmentFault[] {
  switch (segment.type) {
    case "multiple_featured_product":
      return segment.tabs.length === 0 ? [EMPTY] : [];
    case "picture_tabs":
      return segment.tabs.length === 0
        ? [EMPTY]
        : segment.tabs.flatMap(({ items }, index) =>
            items.length === 0
              ? [{ path: `tab_list.${index}`, code: "segment_empty" }]
              : picturesMissing(items, `tab_list.${index}.image_list`),
          );
    case "faq":
      return segment.questions.length === 0 ? [EMPTY] : [];
    case "categories":
      return segment.slugs.length === 0 ? [EMPTY] : [];
    case "call_to_action":
      return segment.heading === "" && segment.text === "" ? [EMPTY] : [];
    case "flexible":
      return segment.content.trim() === "" ? [EMPTY] : [];
    default:
      if (!("items" in segment)) return [];
      if (segment.items.length === 0) return [EMPTY];
      return PICTURED.includes(segment.type)
        ? picturesMissing(segment.items, "image_list")
        : textsMissing(segment.items);
  }
}

const EMPTY: SegmentFault = { path: "", code: "segment_empty" };

/** A tile that leads to a category shows the category's picture. */
const picturesMissing = (items: readonly SegmentItem[], at: string) =>
  items.flatMap(({ desktopPicture, link }, index) =>
    desktopPicture || link?.kind === "category" ? [] : [{ path: `${at}.${index}`, code: "picture_needed" }],
  );

const textsMissing = (items: readonly SegmentItem[]) =>
  items.flatMap(({ heading, description }, index) =>
    heading || description ? [] : [{ path: `image_list.${index}`, code: "text_needed" }],
  );
