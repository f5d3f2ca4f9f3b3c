import { z } from "zod";
import { storedInteger, storedList, storedText } from "@/lib/contracts/codec/list";
import { mediaSource, storedOptionalPictureSchema, storedPictureSchema } from "@/lib/contracts/media/stored-picture";
import { storedFaqsSchema } from "@/lib/contracts/product/stored-product";
import { CALL_TONES, type LayoutSegment, type SegmentItem } from "@/lib/domain/content/layout-segment";
import { storedLinkSchema, storedOptionalLinkSchema } from "./stored-link";

const percent = z.number().min(0).max(100);

const point = z
  .object({ x_pos: percent, y_pos: percent, label: storedText, link: storedLinkSchema })
  .transform(({ x_pos, y_pos, label, link }) => ({ x: x_pos, y: y_pos, label, link }));

const POSITIONS = ["t_l", "t_c", "t_r", "m_l", "m_c", "m_r", "b_l", "b_c", "b_r"] as const;

const item = z
  .object({
    desktop_img: storedOptionalPictureSchema,
    mobile_img: storedOptionalPictureSchema,
    heading: storedText,
    sub_heading: storedText,
    description: storedText,
    text_color: z.enum(["light", "dark"]).catch("dark"),
    position: z.enum(POSITIONS).catch("m_l"),
    phone_position: z.enum(["", ...POSITIONS]).catch(""),
    link: storedOptionalLinkSchema,
    btn_text: storedText,
    second_link: storedOptionalLinkSchema,
    second_btn_text: storedText,
    points_list: storedList(point),
  })
  .transform(
    (stored): SegmentItem => ({
      desktopPicture: stored.desktop_img,
      mobilePicture: stored.mobile_img,
      heading: stored.heading,
      subHeading: stored.sub_heading,
      description: stored.description,
      textColor: stored.text_color,
      position: stored.position,
      phonePosition: stored.phone_position,
      link: stored.link,
      buttonText: stored.btn_text,
      secondLink: stored.second_link,
      secondButtonText: stored.second_btn_text,
      points: stored.points_list,
    }),
  );

const source = z.union([
  z.object({ kind: z.enum(["all", "new_arrivals", "on_sale", "featured"]) }),
  z.object({ kind: z.literal("category"), slug: z.string().min(1) }),
]);

const items = z.object({ image_list: storedList(item) }).transform(({ image_list }) => ({ items: image_list }));

const grid = (defaultColumns: number) =>
  z
    .object({ columns: storedInteger(1, 6, defaultColumns), image_list: storedList(item) })
    .transform(({ columns, image_list }) => ({ columns, items: image_list }));

const strip = z.object({ source });

const tabbedStrip = z
  .object({ multitab_list: storedList(z.object({ name: z.string().trim().min(1), source })) })
  .transform(({ multitab_list }) => ({ tabs: multitab_list }));

const pictureBesideText = z
  .object({ picture_side: z.enum(["left", "right"]).catch("left"), image_list: storedList(item) })
  .transform(({ picture_side, image_list }) => ({ pictureSide: picture_side, items: image_list }));

const categoryGrid = z
  .object({ category_list: storedList(z.object({ link_type: z.literal("category"), slug: z.string().min(1) })) })
  .transform(({ category_list }) => ({ slugs: category_list.map(({ slug }) => slug) }));

const pictureTabs = z
  .object({
    columns: storedInteger(1, 6, 4),
    tab_list: storedList(z.object({ name: z.string().trim().min(1), image_list: storedList(item) })),
  })
  .transform(({ columns, tab_list }) => ({
    columns,
    tabs: tab_list.map(({ name, image_list }) => ({ name, items: image_list })),
  }));

const questions = z.object({ faq_list: storedFaqsSchema }).transform(({ faq_list }) => ({ questions: faq_list }));

const call = z
  .object({
    tone: z.enum(CALL_TONES).catch("sand"),
    text: storedText,
    link: storedOptionalLinkSchema,
    btn_text: storedText,
  })
  .transform(({ btn_text, ...rest }) => ({ ...rest, buttonText: btn_text }));

/** The schema of a row of `layouts` with this `type`; `content` is the schema of the row's JSON column `content`. */
const segment = <const Type extends LayoutSegment["type"], Content extends object>(
  type: Type,
  content: z.ZodType<Content>,
) =>
  z
    .object({
      type: z.literal(type),
      id: z.string(),
      rank: z.number(),
      heading: storedText,
      subHeading: storedText,
      content,
    })
    .transform(({ content: parsed, id, rank, heading, subHeading }) => ({
      ...parsed,
      type,
      id,
      rank,
      heading,
      subHeading,
    }));

/**
 * Parses a row of `layouts` into a segment. Invalid pictures, links and items are left out. Parsing fails if the row
 * has an unknown type, or content that lacks a required field; the caller then leaves out that segment.
 */
export const storedSegmentSchema = z.discriminatedUnion("type", [
  segment("primary_slider", items),
  segment("slider", items),
  segment("section", grid(4)),
  segment("featured_section", grid(3)),
  segment("featured_product", strip),
  segment("multiple_featured_product", tabbedStrip),
  segment("highlighted_section", pictureBesideText),
  segment("secondary", items),
  segment("testimonial", items),
  segment("shop_the_look", items),
  segment("blogs", z.object({ limit: storedInteger(1, 12, 3) })),
  segment("flexible", z.object({ content: z.string() })),
  segment("video_section", z.object({ video: z.object({ src: mediaSource, poster: storedPictureSchema }) })),
  segment("highlights", items),
  segment("categories", categoryGrid),
  segment("picture_tabs", pictureTabs),
  segment("faq", questions),
  segment("call_to_action", call),
  segment("product_list", z.object({})),
]) satisfies z.ZodType<LayoutSegment>;

/**
 * Parses the JSON column `segments` of a category, whose entries are written as in the file of the home page. Entries
 * that are switched off or cannot be read are left out.
 */
export const storedSegmentsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((entries): LayoutSegment[] =>
    entries.flatMap((entry, rank) => {
      const row = storedRow.safeParse(entry);
      if (!row.success || !row.data.is_active) return [];
      const { sub_heading: subHeading, ...rest } = row.data;
      const read = storedSegmentSchema.safeParse({ ...rest, subHeading, rank });
      return read.success ? [read.data] : [];
    }),
  );

const storedRow = z.object({
  id: z.string(),
  type: z.string(),
  is_active: z.boolean().catch(true),
  heading: storedText,
  sub_heading: storedText,
  content: z.unknown(),
});
