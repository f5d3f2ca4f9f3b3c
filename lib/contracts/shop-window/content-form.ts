import type { StoredLink } from "@/lib/contracts/content/stored-link";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import type { CallTone } from "@/lib/domain/content/layout-segment";

/** The content of segments as their owner writes it, with the fields of docs/domain.md#home-page. */

export type PointForm = { x_pos: number; y_pos: number; label: string; link: StoredLink };

export type ItemForm = {
  desktop_img?: StoredPicture | null;
  mobile_img?: StoredPicture | null;
  heading?: string;
  sub_heading?: string;
  description?: string;
  text_color?: "light" | "dark";
  position?: string;
  phone_position?: string;
  link?: StoredLink | null;
  btn_text?: string;
  second_link?: StoredLink | null;
  second_btn_text?: string;
  points_list?: PointForm[];
};

export type SourceForm = { kind: "all" | "new_arrivals" | "on_sale" | "featured" } | { kind: "category"; slug: string };

/** Each type of segment has some of these. */
export type ContentForm = {
  image_list?: ItemForm[];
  columns?: number;
  source?: SourceForm;
  multitab_list?: { name: string; source: SourceForm }[];
  tab_list?: { name: string; image_list: ItemForm[] }[];
  picture_side?: "left" | "right";
  limit?: number;
  content?: string;
  video?: { src: string; poster: StoredPicture | null };
  category_list?: { link_type: "category"; slug: string }[];
  faq_list?: { question: string; answer: string }[];
  tone?: CallTone;
  text?: string;
  link?: StoredLink | null;
  btn_text?: string;
};
