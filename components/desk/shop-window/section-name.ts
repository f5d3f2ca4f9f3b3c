import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { kindOf } from "./kinds";
import { sectionTexts } from "./texts";

/** What a section is called at the desk: what it is, and what it says. */
export function nameOfSection(segment: SegmentWire | undefined): string {
  if (!segment) return "";
  if (segment.type === "product_list") return sectionTexts.list;
  const kind = kindOf(segment.type)?.name ?? sectionTexts.unknown(segment.type);
  const said = segment.heading || firstHeading(segment.content);
  return said ? `${kind}: ${said}` : kind;
}

function firstHeading({ image_list }: SegmentWire["content"]): string {
  const [first] = Array.isArray(image_list) ? image_list : [];
  const isItem = typeof first === "object" && first !== null && "heading" in first;
  return isItem && typeof first.heading === "string" ? first.heading : "";
}
