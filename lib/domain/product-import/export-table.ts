import { EXEMPT_RATE_ID } from "../pricing/tax";
import { amountText } from "../product/typed-amount";
import { type Field, headingOf } from "./columns";
import { filterKeys } from "./filter-values";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";
import { readTags, TAG_GROUP } from "./tags";

/** A product with what stands beside its record: the names of its categories, and its texts for search engines. */
export type ExportedProduct = {
  record: ProductRecord;
  categories: readonly string[];
  pageTitle: string;
  metaDescription: string;
};

type ExportOptions = {
  /** The address below which the store's own pictures are, with a slash at its end. */
  uploads: string;
  /** The names of group and option by the filter key. */
  filterNames: ReadonlyMap<string, { group: string; value: string }>;
};

const EXPORTED = [
  ...["handle", "title", "description", "vendor", "type", "collection", "tags", "status", "unit"],
  ...["minQuantity", "stepQuantity", "option1Name", "option1Value", "option2Name", "option2Value", "option3Name"],
  ...["option3Value", "sku", "barcode", "weight", "tracker", "quantity", "policy", "price", "compareAtPrice"],
  ...["taxable", "taxCode", "hsn", "countryOfOrigin", "maker", "importer", "netQuantity", "mrp", "highlights"],
  ...["files", "picture", "pictureAlt", "variantPicture", "seoTitle", "seoDescription", "googleCategory"],
] as const satisfies readonly Field[];
type Exported = (typeof EXPORTED)[number];
type Cells = Partial<Record<Exported, string>>;

/** The headings of an export, by which the import knows its columns. */
export const EXPORT_HEADER: readonly string[] = EXPORTED.map(headingOf);

/**
 * The rows of a product in an export: what the import reads, so that the file changes nothing in the shop it comes from.
 * Its first row has what is the product's own, and each row a variant and a picture, as far as there are any.
 */
export function exportRows(product: ExportedProduct, options: ExportOptions): string[][] {
  const { record } = product;
  const { variants, pictures, slug } = record;
  const sold = variants.length > 0 ? variants : [{ ...record, options: [], pictures: [] }];
  return Array.from({ length: Math.max(sold.length, pictures.length) }, (_, index) => {
    const [variant, picture] = [sold[index], pictures[index]];
    const cells: Cells = {
      handle: slug,
      ...(index === 0 && productCells(product, options)),
      ...(variant && variantCells(variant, record, options)),
      ...(picture && { picture: addressOf(picture, options), pictureAlt: picture.alt }),
    };
    return EXPORTED.map((field) => cells[field] ?? "");
  });
}

function productCells(
  { record, categories, pageTitle, metaDescription }: ExportedProduct,
  options: ExportOptions,
): Cells {
  const { name, description, brand, productType, status, unit, minQuantity, stepQuantity, variantTypes } = record;
  const { countryOfOrigin, maker, importer, netQuantity, mrp } = record.disclosures;
  const own = (quantity: number) => (quantity === 0 ? "" : amountText(quantity));
  return {
    ...{ title: name, description, vendor: brand, type: productType, status, unit, hsn: record.hsnCode },
    collection: categories.find((category) => toSlug(category) !== toSlug(productType)) ?? "",
    tags: tagsOf(record, options).join(", "),
    minQuantity: own(minQuantity),
    stepQuantity: own(stepQuantity),
    ...Object.fromEntries(variantTypes.map((type, index) => [`option${index + 1}Name`, type.name])),
    ...{ countryOfOrigin, maker, importer, netQuantity, mrp: own(mrp) },
    highlights: record.highlights.map(({ icon, text }) => `${icon}: ${text}`).join("; "),
    files: record.files.map((file) => `${file.name}: ${file.src}`).join("; "),
    seoTitle: pageTitle,
    seoDescription: metaDescription,
    googleCategory: record.googleCategory,
  };
}

type Sold = Pick<VariantRecord, "sku" | "barcode" | "options" | "pictures"> &
  Pick<VariantRecord, "sellingPrice" | "discountedPrice" | "stock" | "allowBackorder" | "weightGrams" | "taxRateId">;

function variantCells(variant: Sold, product: ProductRecord, options: ExportOptions): Cells {
  const { sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams } = variant;
  const taxRateId = variant.taxRateId || product.taxRateId;
  const [picture] = variant.pictures;
  return {
    ...Object.fromEntries(variant.options.map((option, index) => [`option${index + 1}Value`, option])),
    sku,
    barcode,
    weight: weightGrams === 0 ? "" : String(weightGrams),
    tracker: stock === null ? "" : "shop",
    quantity: stock === null ? "" : amountText(stock),
    policy: allowBackorder ? "continue" : "deny",
    price: amountText(discountedPrice),
    compareAtPrice: sellingPrice > discountedPrice ? amountText(sellingPrice) : "",
    taxable: taxRateId === EXEMPT_RATE_ID ? "false" : "true",
    taxCode: taxRateId === EXEMPT_RATE_ID ? "" : taxRateId,
    variantPicture: picture ? addressOf(picture, options) : "",
  };
}

const addressOf = ({ source, src }: PictureRecord, { uploads }: ExportOptions) => source ?? `${uploads}${src}`;

/** The tags behind the filter keys, without those of the options. A tag that would be read as another one is left out. */
function tagsOf({ filterKeys: keys, variantTypes }: ProductRecord, { filterNames }: ExportOptions): string[] {
  const ofOptions = new Set(variantTypes.map(({ name }) => toSlug(name)));
  return keys.flatMap((key) => {
    const named = filterNames.get(key);
    if (!named || ofOptions.has(key.split(":")[0] ?? "")) return [];
    const tag = named.group === TAG_GROUP ? named.value : `${named.group}: ${named.value}`;
    return filterKeys(readTags(tag)).join() === key ? [tag] : [];
  });
}
