import { NO_DISCLOSURES } from "../product/disclosures";
import { filterKeys, filterValues } from "./filter-values";
import type { ImportedProduct } from "./imported-product";
import { mergePictures } from "./merge-pictures";
import { mergeVariants } from "./merge-variants";
import type { ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";

type MergeOptions = {
  importDigest: string;
  newId: () => string;
  /** The address below which the store's own pictures are, with a slash at its end. */
  uploads: string;
};

/**
 * The product as it will be after the import. `existing` is the product in the shop; null if the product is new. A
 * field whose column is missing in the file keeps its value in the shop.
 *
 * Errors: RangeError if the product has no variant; files with such products are refused earlier.
 */
export function mergeProduct(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  { importDigest, newId, uploads }: MergeOptions,
): ProductRecord {
  const hasOptions = imported.optionNames.length > 0;
  // Without options, the file has exactly one variant. It is matched with the product itself, as if that were a
  // variant.
  const allVariants = mergeVariants(imported, hasOptions ? existing : existing && asSingleVariant(existing), {
    newId,
    uploads,
  });
  const variants = hasOptions ? allVariants : [];
  const keys = [...new Set([...keptFilterKeys(imported, existing), ...filterKeys(filterValues(imported))])];
  return {
    id: existing?.id ?? newId(),
    slug: imported.slug,
    name: imported.name,
    brand: imported.brand ?? existing?.brand ?? "",
    productType: imported.productType ?? existing?.productType ?? "",
    unit: imported.unit ?? existing?.unit ?? "Pcs",
    minQuantity: imported.minQuantity ?? existing?.minQuantity ?? 0,
    stepQuantity: imported.stepQuantity ?? existing?.stepQuantity ?? 0,
    status: imported.status ?? existing?.status ?? "active",
    isGiftCard: imported.isGiftCard ?? existing?.isGiftCard ?? false,
    hsnCode: imported.hsnCode ?? existing?.hsnCode ?? "",
    disclosures: { ...(existing?.disclosures ?? NO_DISCLOSURES), ...imported.disclosures },
    highlights: imported.highlights ?? existing?.highlights ?? [],
    files: imported.files ?? existing?.files ?? [],
    googleCategory: imported.googleCategory ?? existing?.googleCategory ?? "",
    description: imported.description ?? existing?.description ?? "",
    ...summary(imported, existing, allVariants),
    pictures: mergePictures(imported.pictures, existing, variants, { name: imported.name, uploads }),
    variantTypes: imported.optionNames.map((name, position) => ({
      name,
      options: [...new Set(allVariants.flatMap(({ options }) => options[position] ?? []))],
    })),
    filterKeys: keys,
    searchTerms: searchTerms(imported, existing, variants, keys),
    importDigest,
    variants,
  };
}

/**
 * The values that lists show for the product as a whole, such as the lowest price and the total stock of its variants.
 */
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
    taxRateId: taxRateOf(imported, existing, variants),
  };
}

/**
 * The tax rate of the product as a whole. A variant without a rate of its own is taxed at this one, so it is empty when
 * the variants differ. Variants in a file without tax columns leave the owner's rate as it is.
 */
function taxRateOf(imported: ImportedProduct, existing: ProductRecord | null, variants: readonly VariantRecord[]) {
  const isInFile = imported.variants.some(({ taxRateId }) => taxRateId !== undefined);
  if (existing && !isInFile) return existing.taxRateId;
  const [rate = "", ...others] = new Set(variants.map(({ taxRateId }) => taxRateId));
  return others.length === 0 ? rate : "";
}

function asSingleVariant(product: ProductRecord): ProductRecord {
  const { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId } = product;
  const variant = { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId };
  return { ...product, variants: [{ ...variant, options: [], pictures: [] }] };
}

/**
 * The filter keys that a product keeps if the file has no tags column: the keys of its tags in the shop, but not the
 * keys of its previous options, because the file replaces the options.
 */
function keptFilterKeys({ tags }: ImportedProduct, existing: ProductRecord | null): string[] {
  if (tags || !existing) return [];
  const groups = new Set(existing.variantTypes.map(({ name }) => toSlug(name)));
  return existing.filterKeys.filter((key) => !groups.has(key.split(":")[0] ?? ""));
}

/**
 * Words by which the search finds the product although they are not in its name: tags and SKUs. If neither changes, what
 * the owner has written there stays.
 */
function searchTerms(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  variants: readonly VariantRecord[],
  keys: readonly string[],
): string {
  const skus = variants.map(({ sku }) => sku);
  if (!imported.tags) return existing?.searchTerms ?? skus.join(" ");
  const isSame =
    existing &&
    areSame(existing.filterKeys, keys) &&
    areSame(
      existing.variants.map(({ sku }) => sku),
      skus,
    );
  return isSame ? existing.searchTerms : [...imported.tags.map(({ value }) => value), ...skus].join(" ");
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text) => other.includes(text));
