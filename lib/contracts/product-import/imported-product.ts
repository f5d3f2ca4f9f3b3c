import { z } from "zod";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import { isUploadName } from "@/lib/domain/media/upload-name";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import type { Disclosures } from "@/lib/domain/product/disclosures";
import { HIGHLIGHT_ICONS, highlightText, MAX_HIGHLIGHTS } from "@/lib/domain/product/highlight";
import { UNITS } from "@/lib/domain/product/unit";
import {
  type ImportedProduct,
  type ImportedVariant,
  LIMITS,
  PRODUCT_STATUSES,
} from "@/lib/domain/product-import/imported-product";
import { isStorable } from "@/lib/domain/storable";

const text = (limit: number = LIMITS.text) => z.string().max(limit).refine(isStorable, fieldRefusal("text_invalid"));

const slug = z
  .string()
  .max(LIMITS.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const pictureAddress = z.url({ protocol: /^https?$/ }).max(LIMITS.longText);

/** A JSON number with at most two decimals; parsed to a whole number of hundredths. */
const hundredths = (limit: number) =>
  z
    .number()
    .min(0)
    .max(limit / 100)
    .refine((value) => fromScaledInteger(toScaledInteger(value, 2), 2) === value, "more_than_two_decimals")
    .transform((value) => toScaledInteger(value, 2));

const importedVariantSchema = z.object({
  options: z.array(text().min(1)).max(3),
  sku: text(LIMITS.sku).optional(),
  barcode: text().optional(),
  /** The list price, in major units of the base currency; `discounted_price` is the price that the shopper pays. */
  selling_price: hundredths(LIMITS.amount),
  discounted_price: hundredths(LIMITS.amount),
  /** Null if stock is not counted; omit it to keep the current stock. */
  stock: hundredths(LIMITS.stock).nullable().optional(),
  allow_backorder: z.boolean().optional(),
  weight_grams: z.int().min(0).max(LIMITS.weightGrams).optional(),
  tax_rate_id: text().optional(),
  picture: z.union([z.literal(""), pictureAddress]).optional(),
});

const wireSchema = z
  .object({
    slug,
    renamed_from: slug.nullable().default(null),
    name: text(LIMITS.name).min(1),
    status: z.enum(PRODUCT_STATUSES).optional(),
    unit: z.enum(UNITS).optional(),
    /** The product's own minimum quantity and step; 0 if the store's apply. */
    min_quantity: hundredths(LARGEST_QUANTITY).optional(),
    step_quantity: hundredths(LARGEST_QUANTITY).optional(),
    brand: text().optional(),
    product_type: text().optional(),
    categories: z.array(text().min(1)).max(10).optional(),
    tags: z
      .array(z.object({ group: text().min(1), value: text().min(1) }))
      .max(LIMITS.tags)
      .optional(),
    description: text(LIMITS.description).transform(sanitiseHtml).optional(),
    is_gift_card: z.boolean().optional(),
    hsn_code: text().optional(),
    /** What a shop in India has to disclose; facts that are left out keep their value in the shop. */
    country_of_origin: text().optional(),
    maker: text(LIMITS.longText).optional(),
    importer: text(LIMITS.longText).optional(),
    net_quantity: text().optional(),
    mrp: hundredths(LIMITS.amount).optional(),
    /** A highlight is cut after six words. */
    highlights: z
      .array(z.object({ icon: z.enum(HIGHLIGHT_ICONS), text: text().trim().min(1).transform(highlightText) }))
      .max(MAX_HIGHLIGHTS)
      .optional(),
    /** Files to download; `src` is a path below the store's uploads. */
    files: z
      .array(z.object({ name: text().trim().min(1), src: text().refine(isUploadName, fieldRefusal("text_invalid")) }))
      .max(LIMITS.files)
      .optional(),
    google_category: text(LIMITS.longText).optional(),
    page_title: text(LIMITS.longText).optional(),
    meta_desc: text(LIMITS.longText).optional(),
    pictures: z
      .array(z.object({ source: pictureAddress, alt: text(LIMITS.longText).default("") }))
      .max(LIMITS.pictures)
      .optional(),
    option_names: z.array(text().min(1)).max(3),
    variants: z.array(importedVariantSchema).min(1).max(LIMITS.variants),
  })
  .refine((product) => product.variants.every(({ options }) => options.length === product.option_names.length), {
    path: ["variants"],
    message: "options_do_not_match",
  })
  .refine((product) => !product.is_gift_card, { path: ["is_gift_card"], message: "gift_card_not_sold" })
  .refine((product) => product.option_names.length > 0 || product.variants.length === 1, {
    path: ["variants"],
    message: "several_without_options",
  })
  .refine((product) => product.variants.every((variant) => variant.discounted_price <= variant.selling_price), {
    path: ["variants"],
    message: "discount_above_price",
  });
export type ImportedProductWire = z.input<typeof wireSchema>;

/** One product of an import. Fields that are left out keep their value in the shop. */
export const importedProductSchema = wireSchema.transform(toImportedProduct);

function toImportedProduct({
  renamed_from,
  min_quantity,
  step_quantity,
  product_type,
  is_gift_card,
  hsn_code,
  country_of_origin,
  maker,
  importer,
  net_quantity,
  mrp,
  google_category,
  page_title,
  meta_desc,
  option_names,
  variants,
  ...unchanged
}: z.output<typeof wireSchema>): ImportedProduct {
  return {
    ...unchanged,
    renamedFrom: renamed_from,
    minQuantity: min_quantity,
    stepQuantity: step_quantity,
    productType: product_type,
    isGiftCard: is_gift_card,
    hsnCode: hsn_code,
    ...given({ countryOfOrigin: country_of_origin, maker, importer, netQuantity: net_quantity, mrp }),
    googleCategory: google_category,
    pageTitle: page_title,
    metaDescription: meta_desc,
    optionNames: option_names,
    variants: variants.map(
      ({
        selling_price,
        discounted_price,
        allow_backorder,
        weight_grams,
        tax_rate_id,
        ...variant
      }): ImportedVariant => ({
        ...variant,
        sellingPrice: selling_price,
        discountedPrice: discounted_price,
        allowBackorder: allow_backorder,
        weightGrams: weight_grams,
        taxRateId: tax_rate_id,
      }),
    ),
  };
}

/** The disclosures that a product of the call names; nothing if it names none. */
function given(
  facts: { [Name in keyof Disclosures]: Disclosures[Name] | undefined },
): Pick<ImportedProduct, "disclosures"> {
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return named.length > 0 ? { disclosures: Object.fromEntries(named) } : {};
}
