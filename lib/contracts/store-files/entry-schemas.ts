import { z } from "zod";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import { disclosuresField } from "./disclosures-field";
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
  ownQuantity,
  rank,
  requiredHtml,
  segmentList,
  sortedTexts,
  text,
  texts,
} from "./fields";
import { personalFieldsField } from "./personal-fields-field";

// The fields of each file, in the order in which they are written. The schemas are strict, so that a misspelt name is
// reported instead of ignored.

export const categoryEntrySchema = z.strictObject({
  slug: name(),
  id: id(),
  name: text(),
  /** The slug of the category above it; empty for one of the first level. */
  parent: optionalText(),
  /** Its place among the categories below the same one. */
  rank: rank(),
  status: z.enum(["active", "inactive"]).default("active"),
  /** False if its page shows only the categories below it. */
  lists_products: z.boolean().default(true),
  intro: optionalText(),
  /** The banner above the list, and the picture that stands for the category where other pages link to it. */
  picture: optionalDetails(),
  card_picture: optionalDetails(),
  header_content: html(),
  footer_content: html(),
  /** Used for products of the category that have no HSN code of their own. */
  hsn_code: optionalText(),
  faqs: list(),
  /** Up to eight links above the list, and links below it: name, link and, if it has one, picture. */
  quick_links: list(),
  related_links: list(),
  /** What stands above and below the list, as in the file of the home page; `product_list` is the list's place. */
  segments: segmentList(),
  seo: details(),
});

const variantEntrySchema = z.strictObject({
  /** One option per variant type of the product, in the order of the variant types. */
  options: z.array(z.string()),
  id: id(),
  sku: optionalText(),
  selling_price: hundredths(),
  discounted_price: hundredths(),
  /** Null if stock is not counted. */
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
  /** When the product was created. Product lists sort by it to find the newest products. */
  created_at: moment().optional(),
  unit: z.enum(UNITS).default("Pcs"),
  /** The product's own minimum quantity and step; 0 if the store's apply. */
  min_quantity: ownQuantity(),
  step_quantity: ownQuantity(),
  /** Omitted for a product with variants, which takes its prices and stock from the variants. */
  selling_price: hundredths().optional(),
  discounted_price: hundredths().optional(),
  stock: hundredths().nullable().optional(),
  allow_backorder: flag(),
  /** True if the product can be paid on delivery, provided that the store offers that. */
  allow_cod: z.boolean().default(true),
  /** True if shoppers can pre-order the product while it is sold out. */
  allow_preorder: flag(),
  weight_grams: rank(),
  barcode: optionalText(),
  hsn_code: optionalText(),
  /** What a shop in India has to show: the country of origin, the maker and so on. */
  disclosures: disclosuresField(),
  tax_rate_id: optionalText(),
  google_category: optionalText(),
  summary: optionalText(),
  description: html(),
  /** The slugs of the categories that contain the product. */
  categories: sortedTexts(),
  /** The product's filter values as `group:value`; both parts are slugs. */
  filter_keys: texts(),
  search_terms: optionalText(),
  badge_ids: texts(),
  addon_ids: texts(),
  /** True if one of the addons has to be chosen. */
  addon_must: flag(),
  /** What shoppers write on the product, such as initials. */
  personal_fields: personalFieldsField(),
  size_chart_id: z.string().nullable().default(null),
  pictures: list(),
  video: optionalDetails(),
  footnotes: listWithHtml("value"),
  faqs: list(),
  /** What is special about the product, in a few words each, with the name of an icon. */
  highlights: list(),
  /** Files to download, such as a care sheet: a name, and a path below `uploads`. */
  files: list(),
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

/** An entry of one of the lists that several products share. */
export const sharedEntrySchema = z.strictObject({ id: name(), content: content() });

/** A redirect from an old slug to a new one. */
export const redirectEntrySchema = z.strictObject({
  kind: z.enum(["product", "category", "blog", "page"]),
  from: name(),
  to: name(),
});
