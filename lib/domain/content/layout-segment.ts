import type { Picture } from "../media/picture";
import type { ContentLink } from "./link";

/** One picture of a segment, with its heading and other text. */
export type SegmentItem = {
  desktopPicture: Picture | null;
  /** The picture for mobile phones; null if the desktop picture is shown there too. */
  mobilePicture: Picture | null;
  heading: string;
  subHeading: string;
  description: string;
  textColor: "light" | "dark";
  /**
   * The position of the text on the picture, as two letters: first the vertical position, then the horizontal one.
   * `m_l` is middle left.
   */
  position: string;
  /** The same on phones; empty if it is there where it is on wide screens. */
  phonePosition: string;
  link: ContentLink | null;
  buttonText: string;
  /** A further button of a slide; shown if it has both a link and a text. */
  secondLink: ContentLink | null;
  secondButtonText: string;
  /**
   * The points of a "shop the look" picture that link to products. `x` and `y` are in percent of the picture's width
   * and height.
   */
  points: readonly { x: number; y: number; link: ContentLink; label: string }[];
};

/** The list whose products a product strip shows: one of the special lists, or the category with this slug. */
export type StripSource =
  | { kind: "all" | "new_arrivals" | "on_sale" | "featured" }
  | { kind: "category"; slug: string };

/** The background of a call to action. */
export const CALL_TONES = ["plain", "sand", "ink"] as const;
export type CallTone = (typeof CALL_TONES)[number];

type SegmentBase = { id: string; heading: string; subHeading: string; rank: number };

/**
 * A segment of the home page or of a category's page. Segments are shown in the order of `rank`
 * (docs/domain.md#home-page).
 */
export type LayoutSegment = SegmentBase &
  (
    | { type: "primary_slider" | "slider"; items: readonly SegmentItem[] }
    /** `columns` is the number of pictures side by side on a desktop. */
    | { type: "section" | "featured_section"; columns: number; items: readonly SegmentItem[] }
    | { type: "featured_product"; source: StripSource }
    | { type: "multiple_featured_product"; tabs: readonly { name: string; source: StripSource }[] }
    | { type: "highlighted_section"; pictureSide: "left" | "right"; items: readonly SegmentItem[] }
    | { type: "secondary"; items: readonly SegmentItem[] }
    | { type: "testimonial"; items: readonly SegmentItem[] }
    | { type: "shop_the_look"; items: readonly SegmentItem[] }
    | { type: "blogs"; limit: number }
    /** HTML, sanitised when it was stored. */
    | { type: "flexible"; content: string }
    | { type: "video_section"; video: { src: string; poster: Picture } }
    | { type: "highlights"; items: readonly SegmentItem[] }
    | { type: "categories"; slugs: readonly string[] }
    | { type: "picture_tabs"; columns: number; tabs: readonly { name: string; items: readonly SegmentItem[] }[] }
    | { type: "faq"; questions: readonly { question: string; answer: string }[] }
    | { type: "call_to_action"; tone: CallTone; text: string; link: ContentLink | null; buttonText: string }
    /** The place of a category's own list of products among its segments. */
    | { type: "product_list" }
  );
