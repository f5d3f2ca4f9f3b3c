import { z } from "zod";
import { storedPicturesSchema, storedVideoSchema } from "@/lib/contracts/media/stored-picture";
import { expectationText } from "@/lib/contracts/store-files/expectation";
import { type ProductEntry, productSchema, productToWire } from "@/lib/contracts/store-files/product-entry";
import { hasRepeatedOptions, unfitVariants } from "@/lib/domain/product/variant-options";
import {
  storedFaqsSchema,
  storedFilesSchema,
  storedFootnotesSchema,
  storedHighlightsSchema,
  storedVariantTypesSchema,
} from "./stored-product";

/**
 * The fields of a product that its owner may write, as they stand in the file of the product in an export. Not among
 * them: its id, and when it was created. The stock of what exists already has a call of its own.
 */
const PRODUCT_FIELDS = [
  "slug",
  "name",
  "sku",
  "brand",
  "product_type",
  "status",
  "featured",
  "is_gift_card",
  "rank",
  "unit",
  "min_quantity",
  "step_quantity",
  "selling_price",
  "discounted_price",
  "stock",
  "allow_backorder",
  "allow_cod",
  "allow_preorder",
  "weight_grams",
  "barcode",
  "hsn_code",
  "disclosures",
  "tax_rate_id",
  "google_category",
  "summary",
  "description",
  "categories",
  "filter_keys",
  "search_terms",
  "badge_ids",
  "addon_ids",
  "addon_must",
  "personal_fields",
  "size_chart_id",
  "pictures",
  "video",
  "footnotes",
  "faqs",
  "highlights",
  "files",
  "seo",
  "variant_types",
  "variants",
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** Some fields of a product, by name. */
export type ProductFields = Partial<Record<ProductField, unknown>>;

export const productFieldsSchema = z
  .partialRecord(z.enum(PRODUCT_FIELDS), z.json())
  .meta({ description: "Fields as in the file of a product in an export" });

/** What an owner may send of one product: a description with pictures in it is refused. */
export const FIELDS_BODY_LIMIT = 2_000_000;

/** The fields of a product that is in the shop. */
export function productFieldsOf(entry: ProductEntry): ProductFields {
  const wire: Record<string, unknown> = { ...productToWire(entry) };
  return Object.fromEntries(PRODUCT_FIELDS.flatMap((name) => (name in wire ? [[name, wire[name]]] : [])));
}

/** What is wrong with a field; `code` may be the end of a sentence that begins with the name of the field. */
type FieldFault = { path: string; code: string };

const LISTS: Partial<Record<ProductField, z.ZodType<unknown[]>>> = {
  pictures: storedPicturesSchema,
  footnotes: storedFootnotesSchema,
  faqs: storedFaqsSchema,
  highlights: storedHighlightsSchema,
  files: storedFilesSchema,
  variant_types: storedVariantTypesSchema,
};

/**
 * Reads the fields of a whole product. Unlike a file, which an import takes as it is, no list may have an entry that the
 * shop would leave out, and no variant may be one that nobody can choose.
 */
export function readProductFields(
  fields: ProductFields,
): { ok: true; entry: ProductEntry } | { ok: false; faults: FieldFault[] } {
  const read = productSchema.safeParse(fields, { error: expectationText });
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.map(({ path, message }) => ({ path: path.join("."), code: message })),
    };
  const faults = PRODUCT_FIELDS.flatMap((name): FieldFault[] => {
    const value = fields[name];
    const schema = LISTS[name];
    if (!schema || !Array.isArray(value)) return [];
    const isWhole = schema.parse(value).length === value.length;
    return isWhole ? [] : [{ path: name, code: "entry_unreadable" }];
  });
  const { variants, video } = read.data;
  if (video !== null && storedVideoSchema.parse(video) === null)
    faults.push({ path: "video", code: "entry_unreadable" });
  const types = storedVariantTypesSchema.parse(read.data.variantTypes);
  if (hasRepeatedOptions(variants)) faults.push({ path: "variants", code: "variants_repeated" });
  if (unfitVariants(types, variants).length > 0) faults.push({ path: "variants", code: "variants_unfit" });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, entry: read.data };
}
