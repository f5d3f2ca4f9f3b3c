import { filterKeys, filterValues } from "./filter-values";
import type { ImportedProduct } from "./imported-product";
import { mergePictures } from "./merge-pictures";
import { mergeVariants } from "./merge-variants";
import type { ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";

/**
 * What becomes of the product in the shop (`existing`, null when it is new) when a file brings it. What the file has no
 * column for stays as it is.
 *
 * Errors: RangeError when the product has no variant; a file without one does not get this far.
 */
export function mergeProduct(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  importDigest: string,
  newId: () => string,
): ProductRecord {
  const hasOptions = imported.optionNames.length > 0;
  // The only form of a product is compared with the product itself.
  const forms = mergeVariants(imported, hasOptions ? existing : existing && asOnlyForm(existing), newId);
  const variants = hasOptions ? forms : [];
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
    ...summary(imported, existing, forms),
    pictures: mergePictures(imported.pictures, existing, variants, imported.name),
    variantTypes: imported.optionNames.map((name, position) => ({
      name,
      options: [...new Set(forms.flatMap(({ options }) => options[position] ?? []))],
    })),
    filterKeys: [...new Set([...keptFilterKeys(imported, existing), ...filterKeys(filterValues(imported))])],
    searchTerms: searchTerms(imported, existing, variants),
    importDigest,
    variants,
  };
}

/** What a list shows of all variants together: the cheapest price, the stock of all. */
function summary(imported: ImportedProduct, existing: ProductRecord | null, forms: readonly VariantRecord[]) {
  const [first] = forms;
  if (!first) throw new RangeError(`Nothing to buy of ${imported.slug}`);
  const cheapest = forms.reduce((best, form) => (form.discountedPrice < best.discountedPrice ? form : best));
  const hasOptions = imported.optionNames.length > 0;
  return {
    sku: hasOptions ? existing?.sku || imported.slug.toUpperCase() : first.sku,
    barcode: hasOptions ? "" : first.barcode,
    sellingPrice: cheapest.sellingPrice,
    discountedPrice: cheapest.discountedPrice,
    minPrice: cheapest.discountedPrice,
    maxPrice: Math.max(...forms.map((form) => form.discountedPrice)),
    stock: forms.some((form) => form.stock === null) ? null : forms.reduce((sum, form) => sum + (form.stock ?? 0), 0),
    allowBackorder: forms.some((form) => form.allowBackorder),
    weightGrams: first.weightGrams,
    taxRateId: first.taxRateId,
  };
}

function asOnlyForm(product: ProductRecord): ProductRecord {
  const { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId } = product;
  const form = { id, sku, barcode, sellingPrice, discountedPrice, stock, allowBackorder, weightGrams, taxRateId };
  return { ...product, variants: [{ ...form, options: [], pictures: [] }] };
}

/** Of a file without tags, those of the shop stay; the options that it was sold in until now do not. */
function keptFilterKeys({ tags }: ImportedProduct, existing: ProductRecord | null): string[] {
  if (tags || !existing) return [];
  const groups = new Set(existing.variantTypes.map(({ name }) => toSlug(name)));
  return existing.filterKeys.filter((key) => !groups.has(key.split(":")[0] ?? ""));
}

/** Words that find the product though its name does not hold them. */
function searchTerms(imported: ImportedProduct, existing: ProductRecord | null, variants: readonly VariantRecord[]) {
  if (!imported.tags) return existing?.searchTerms ?? variants.map(({ sku }) => sku).join(" ");
  return [...imported.tags.map(({ value }) => value), ...variants.map(({ sku }) => sku)].join(" ");
}
