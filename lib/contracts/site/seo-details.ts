import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { section, text, tolerant } from "@/lib/contracts/codec/tolerant";
import type { SeoDetails } from "@/lib/domain/site/seo";

/** The colour used for a store that has no colour of its own. */
const DEFAULT_TILE_COLOR = "#23211f";

export const seoDetailsSchema = section({
  page_title: text(),
  meta_desc: text(),
  meta_keywords: tolerant(z.array(z.string()), toKeywords),
  h1_tag: text(),
  tile_color: tolerant(z.string().regex(/^#[0-9a-f]{6}$/), toColor),
});
export type SeoDetailsWire = z.infer<typeof seoDetailsSchema>;

export function toSeoDetails(wire: SeoDetailsWire): SeoDetails {
  return {
    pageTitle: wire.page_title,
    metaDescription: wire.meta_desc,
    metaKeywords: wire.meta_keywords,
    h1Tag: wire.h1_tag,
    tileColor: wire.tile_color,
  };
}

/** Returns a list of keywords. Older rows hold one text in which the keywords are separated by commas. */
function toKeywords(sent: unknown): string[] {
  const words: unknown[] = Array.isArray(sent) ? sent : typeof sent === "string" ? sent.split(",") : [];
  return words.flatMap((word) => (typeof word === "string" && word.trim() ? [word.trim()] : []));
}

function toColor(sent: unknown): string {
  const color = typeof sent === "string" ? sent.trim().toLowerCase() : "";
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, "$&$&");
  return /^#[0-9a-f]{6}$/.test(color) ? color : DEFAULT_TILE_COLOR;
}

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .catch("");

/** Specification §3, SEO details. A missing field is read as empty; the page then uses its own value for it. */
export const storedSeoSchema = z
  .object({
    page_title: storedText,
    meta_desc: storedText,
    meta_keywords: storedList(z.string().trim().min(1)),
    h1_tag: storedText,
    tile_color: colour,
  })
  .catch({ page_title: "", meta_desc: "", meta_keywords: [], h1_tag: "", tile_color: "" })
  .transform(
    (seo): SeoDetails => ({
      pageTitle: seo.page_title,
      metaDescription: seo.meta_desc,
      metaKeywords: seo.meta_keywords,
      h1Tag: seo.h1_tag,
      tileColor: seo.tile_color,
    }),
  );

export type StoredSeo = Partial<{
  page_title: string;
  meta_desc: string;
  meta_keywords: string[];
  h1_tag: string;
  tile_color: string;
}>;
