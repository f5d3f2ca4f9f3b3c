import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { isUploadName } from "@/lib/domain/media/upload-name";
import {
  HIGHLIGHT_ICONS,
  type Highlight,
  highlightText,
  MAX_HIGHLIGHTS,
  type ProductFile,
} from "@/lib/domain/product/highlight";
import type { Product, VariantType } from "@/lib/domain/product/product";

const words = z.string().trim().min(1);

/** `[{ name, options: ["S", "M"] }]`, one to three variant types; variant types without options are left out. */
export const storedVariantTypesSchema = storedList(
  z.object({ name: words, options: storedList(words).pipe(z.array(words).min(1)) }),
) satisfies z.ZodType<VariantType[]>;

/** `[{ name, value }]`: the collapsible sections of a product page; `value` is HTML, sanitised when it was stored. */
export const storedFootnotesSchema = storedList(z.object({ name: words, value: words })) satisfies z.ZodType<
  Product["footnotes"]
>;

/** `[{ question, answer }]`; the answer is plain text. */
export const storedFaqsSchema = storedList(z.object({ question: words, answer: words })) satisfies z.ZodType<
  Product["faqs"]
>;

/** `[{ icon, text }]`, with the name of an icon; an unknown one becomes a tick. */
export const storedHighlightsSchema = storedList(
  z.object({ icon: z.enum(HIGHLIGHT_ICONS).catch("check"), text: words.transform(highlightText) }),
).transform((highlights) => highlights.slice(0, MAX_HIGHLIGHTS)) satisfies z.ZodType<Highlight[]>;

/** `[{ name, src }]`; only files that the store has uploaded can be downloaded. */
export const storedFilesSchema = storedList(
  z.object({ name: words, src: words.refine(isUploadName) }),
) satisfies z.ZodType<ProductFile[]>;

/** The options of a filter group, in display order; `swatch` is a colour as `#rrggbb`, or empty. */
export const storedFilterOptionsSchema = storedList(
  z.object({
    slug: z.string().regex(/^[^\s:,/]+$/),
    name: words,
    swatch: storedText.pipe(z.string().regex(/^(#[0-9a-f]{6})?$/i)).catch(""),
  }),
);
export type FilterOption = z.output<typeof storedFilterOptionsSchema>[number];
