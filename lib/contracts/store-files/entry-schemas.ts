import { z } from "zod";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import {
  content,
  details,
  flag,
  html,
  hundredths,
  id,
  list,
  listWithHtml,
  moment,
  name,
  optionalDetails,
  optionalText,
  rank,
  requiredHtml,
  sortedTexts,
  text,
  texts,
} from "./fields";

// The members of each file, in the order they are written. Strict, so that a misspelt name is reported, not ignored.

export const categoryEntrySchema = z.strictObject({
  slug: name(),
  id: id(),
  name: text(),
  rank: rank(),
  status: z.enum(["active", "inactive"]).default("active"),
  intro: optionalText(),
  picture: optionalDetails(),
  header_content: html(),
  footer_content: html(),
  faqs: list(),
  seo: details(),
});

const variantEntrySchema = z.strictObject({
  /** One value per variant type of the product, in their order. */
  options: z.array(z.string()),
  id: id(),
  sku: optionalText(),
  selling_price: hundredths(),
  discounted_price: hundredths(),
  /** Null when stock is not counted. */
  stock: hundredths().nullable().default(null),
  allow_backorder: flag(),
  weight_grams: rank(),
  barcode: optionalText(),
  tax_rate_id: optionalText(),
  pictures: list(),
});

export const productEntrySchema = z.strictObject({
  slug: name(),
  id: id(),
  name: text(),
  sku: optionalText(),
  brand: optionalText(),
  product_type: optionalText(),
  status: z.enum(PRODUCT_STATUSES).default("active"),
  featured: flag(),
  is_gift_card: flag(),
  rank: rank(),
  /** Decides which products are newest. */
  created_at: moment().optional(),
  unit: z.enum(UNITS).default("Pcs"),
  /** A product with variants takes its prices and stock from them. */
  selling_price: hundredths().optional(),
  discounted_price: hundredths().optional(),
  stock: hundredths().nullable().optional(),
  allow_backorder: flag(),
  /** Can be paid on delivery, if the store offers that. */
  allow_cod: z.boolean().default(true),
  /** When sold out, shoppers can pre-order it. */
  allow_preorder: flag(),
  weight_grams: rank(),
  barcode: optionalText(),
  hsn_code: optionalText(),
  tax_rate_id: optionalText(),
  google_category: optionalText(),
  summary: optionalText(),
  description: html(),
  /** Slugs of the categories it is in. */
  categories: sortedTexts(),
  /** Filter values as `group:value`, both slugs. */
  filter_keys: texts(),
  search_terms: optionalText(),
  badge_ids: texts(),
  addon_ids: texts(),
  size_chart_id: z.string().nullable().default(null),
  pictures: list(),
  video: optionalDetails(),
  footnotes: listWithHtml("value"),
  faqs: list(),
  seo: details(),
  variant_types: list(),
  variants: z.array(variantEntrySchema).default([]),
});

export const pageEntrySchema = z.strictObject({
  slug: name(),
  kind: z.enum(["page", "policy"]).default("page"),
  title: text(),
  /** Shown to readers as "Last changed …". */
  modified_at: moment().optional(),
  content: requiredHtml(),
  seo: details(),
});

export const postEntrySchema = z.strictObject({
  slug: name(),
  id: id(),
  title: text(),
  author: optionalText(),
  status: z.enum(["enabled", "disabled"]).default("enabled"),
  published_at: moment().optional(),
  modified_at: moment().optional(),
  summary: optionalText(),
  content: requiredHtml(),
  picture: optionalDetails(),
  seo: details(),
});

export const filterGroupEntrySchema = z.strictObject({ id: name(), name: text(), options: list() });

/** A segment of the home page. */
export const layoutEntrySchema = z.strictObject({
  id: id(),
  type: name(),
  is_active: z.boolean().default(true),
  heading: optionalText(),
  sub_heading: optionalText(),
  content: content(),
});

export const menuEntrySchema = z.strictObject({ id: id(), content: content() });

/** An entry of a list that products share. */
export const sharedEntrySchema = z.strictObject({ id: name(), content: content() });

/** Where an old address leads; both are slugs. */
export const redirectEntrySchema = z.strictObject({
  kind: z.enum(["product", "category", "blog", "page"]),
  from: name(),
  to: name(),
});
