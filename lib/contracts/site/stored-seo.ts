import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import type { SeoDetails } from "@/lib/domain/site/seo";

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .catch("");

/** Specification §3, SEO details. Whatever is missing reads as empty, which means "use the page's own". */
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
