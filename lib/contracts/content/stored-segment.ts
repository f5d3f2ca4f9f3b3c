import { z } from "zod";
import { storedInteger, storedList, storedText } from "@/lib/contracts/codec/list";
import { mediaSource, storedOptionalPictureSchema, storedPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { LayoutSegment, SegmentItem } from "@/lib/domain/content/layout-segment";
import { storedLinkSchema, storedOptionalLinkSchema } from "./stored-link";

const percent = z.number().min(0).max(100);

const point = z
  .object({ x_pos: percent, y_pos: percent, label: storedText, link: storedLinkSchema })
  .transform(({ x_pos, y_pos, label, link }) => ({ x: x_pos, y: y_pos, label, link }));

const item = z
  .object({
    desktop_img: storedOptionalPictureSchema,
    mobile_img: storedOptionalPictureSchema,
    heading: storedText,
    sub_heading: storedText,
    description: storedText,
    text_color: z.enum(["light", "dark"]).catch("dark"),
    position: z.enum(["t_l", "t_c", "t_r", "m_l", "m_c", "m_r", "b_l", "b_c", "b_r"]).catch("m_l"),
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
]) satisfies z.ZodType<LayoutSegment>;
