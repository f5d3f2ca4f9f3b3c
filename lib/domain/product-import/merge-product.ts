import { filterKeys, filterValues } from "./filter-values";
import type { ImportedProduct } from "./imported-product";
import { mergePictures } from "./merge-pictures";
import { mergeVariants } from "./merge-variants";
import type { ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";

/**
 * The product as it will be after the import; `existing` is the product in the shop, null for a new product. Fields
 * whose column is missing in the file keep their value.
 *
 * Errors: RangeError if the product has no variant; such files are refused earlier.
 */
export function mergeProduct(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  importDigest: string,
  newId: () => string,
): ProductRecord {
  const hasOptions = imported.optionNames.length > 0;
  // For a product without options, the file's only variant is compared with the product's own fields.
  const allVariants = mergeVariants(imported, hasOptions ? existing : existing && asSingleVariant(existing), newId);
  const variants = hasOptions ? allVariants : [];
  return {
    id: existing?.id ?? newId(),
    slug: imported.slug,
    name: imported.name,
    brand: imported.brand ?? existing?.brand ?? "",
    productType: imported.productType ?? existing?.productType ?? "",
    unit: imported.unit ?? existing?.unit ?? "Pcs",
    status: imported.status ?? existing?.status ?? "active",
    isGiftCard: imported.isGiftCard ?? existing?.isGiftCard ?? false,
    googleCategory: imported.googleCategory ?? existing?.googleCategory ?? "",
    description: imported.description ?? existing?.description ?? "",
    ...summary(imported, existing, allVariants),
    pictures: mergePictures(imported.pictures, existing, variants, imported.name),
    variantTypes: imported.optionNames.map((name, position) => ({
      name,
      options: [...new Set(allVariants.flatMap(({ options }) => options[position] ?? []))],
    })),
    filterKeys: [...new Set([...keptFilterKeys(imported, existing), ...filterKeys(filterValues(imported))])],
    searchTerms: searchTerms(imported, existing, variants),
    importDigest,
    variants,
  };
}

/** The values that represent all variants of the product in lists, such as the cheapest price and the total stock. */
function summary(imported: ImportedProduct, existing: ProductRecord | null, variants: readonly VariantRecord[]) {
  const [first] = variants;
  if (!first) throw new RangeError(`The product ${imported.slug} has no variants.`);
  const cheapest = variants.reduce((cheapestSoFar, variant) =>
    variant.discountedPrice < cheapestSoFar.discountedPrice ? variant : cheapestSoFar,
  );
  const hasOptions = imported.optionNames.length > 0;
  return {
    sku: hasOptions ? existing?.sku || imported.slug.toUpperCase() : first.sku,
    barcode: hasOptions ? "" : first.barcode,
    sellingPrice: cheapest.sellingPrice,
    discountedPrice: cheapest.discountedPrice,
    minPrice: cheapest.discountedPrice,
    maxPrice: Math.max(...variants.map((variant) => variant.discountedPrice)),
    stock: variants.some((variant) => variant.stock === null)
      ? null
      : variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
    allowBackorder: variants.some((variant) => variant.allowBackorder),
    weightGrams: first.weightGrams,
    taxRateId: first.taxRateId,
  };
}

function asSingleVariant(product: ProductRecord): ProductRecord {
  const { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId } = product;
  const variant = { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId };
  return { ...product, variants: [{ ...variant, options: [], pictures: [] }] };
}

/**
 * If the file has no tags, the filter keys of the shop's tags are kept, but not those of the product's former options.
 */
function keptFilterKeys({ tags }: ImportedProduct, existing: ProductRecord | null): string[] {
  if (tags || !existing) return [];
  const groups = new Set(existing.variantTypes.map(({ name }) => toSlug(name)));
  return existing.filterKeys.filter((key) => !groups.has(key.split(":")[0] ?? ""));
}

/** Words that find the product in a search although they are not in its name. */
function searchTerms(imported: ImportedProduct, existing: ProductRecord | null, variants: readonly VariantRecord[]) {
  if (!imported.tags) return existing?.searchTerms ?? variants.map(({ sku }) => sku).join(" ");
  return [...imported.tags.map(({ value }) => value), ...variants.map(({ sku }) => sku)].join(" ");
}
