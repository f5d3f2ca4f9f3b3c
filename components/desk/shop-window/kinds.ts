import type { ContentForm, ItemForm } from "@/lib/contracts/shop-window/content-form";
import { KIND_TEXTS } from "./texts";

/** What can be written on an item of a section, besides the type of the section. */
export type ItemField =
  | "desktop_img"
  | "mobile_img"
  | "heading"
  | "sub_heading"
  | "description"
  | "text_color"
  | "position"
  | "link"
  | "button"
  | "second"
  | "points";

export type SectionKind = {
  name: string;
  /** What it is for. */
  why: string;
  /** The content with which a new one begins. */
  begin: ContentForm;
  item?: readonly ItemField[];
  /** Whether it has one item only. */
  isSingle?: boolean;
  /** Whether its heading says nothing that shoppers see. */
  hasNoHeading?: boolean;
};

const anItem: ItemForm = {};
const SLIDE: readonly ItemField[] = [
  "desktop_img",
  "mobile_img",
  "heading",
  "sub_heading",
  "text_color",
  "position",
  "button",
  "second",
];

const KINDS = {
  primary_slider: {
    begin: { image_list: [{ text_color: "light", position: "m_l" }] },
    item: SLIDE,
    hasNoHeading: true,
  },
  categories: { begin: { category_list: [] } },
  featured_product: { begin: { source: { kind: "new_arrivals" } } },
  multiple_featured_product: { begin: { multitab_list: [{ name: "", source: { kind: "new_arrivals" } }] } },
  section: {
    begin: { columns: 4, image_list: [anItem] },
    item: ["desktop_img", "heading", "sub_heading", "link"],
  },
  featured_section: {
    begin: { columns: 3, image_list: [anItem] },
    item: ["desktop_img", "heading", "sub_heading", "description", "link"],
  },
  picture_tabs: {
    begin: { columns: 4, tab_list: [{ name: "", image_list: [anItem] }] },
    item: ["desktop_img", "heading", "sub_heading", "link"],
  },
  highlighted_section: {
    begin: { picture_side: "left", image_list: [anItem] },
    item: ["desktop_img", "heading", "sub_heading", "description", "button"],
  },
  secondary: {
    begin: { image_list: [{ text_color: "dark" }] },
    item: ["desktop_img", "heading", "sub_heading", "text_color", "button"],
    isSingle: true,
    hasNoHeading: true,
  },
  highlights: { begin: { image_list: [anItem] }, item: ["heading", "sub_heading"] },
  testimonial: { begin: { image_list: [anItem] }, item: ["description", "heading", "sub_heading"] },
  shop_the_look: {
    begin: { image_list: [{ points_list: [] }] },
    item: ["desktop_img", "heading", "sub_heading", "points"],
    isSingle: true,
    hasNoHeading: true,
  },
  video_section: { begin: { video: { src: "", poster: null } } },
  faq: { begin: { faq_list: [{ question: "", answer: "" }] } },
  call_to_action: { begin: { tone: "sand", text: "", link: null, btn_text: "" } },
  blogs: { begin: { limit: 3 } },
  flexible: { begin: { content: "" } },
} as const satisfies Record<string, Omit<SectionKind, "name" | "why">>;

/** The sections that can be added, in the order in which they are offered. */
export const SECTION_KINDS: readonly (SectionKind & { type: string })[] = Object.entries(KINDS).map(([type, kind]) => ({
  type,
  ...kind,
  ...KIND_TEXTS[type as keyof typeof KINDS],
}));

/** How a section of this type is called and written. An older slider is written as a hero. */
export const kindOf = (type: string): (SectionKind & { type: string }) | undefined =>
  SECTION_KINDS.find((kind) => kind.type === (type === "slider" ? "primary_slider" : type));
