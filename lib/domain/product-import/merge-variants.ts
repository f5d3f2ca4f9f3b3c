import type { ImportedProduct, ImportedVariant } from "./imported-product";
import { knownPictures, toPictureRecord } from "./merge-pictures";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";

/**
 * The variants of an imported product under the ids they have in the shop, so that a bag or a link keeps pointing at
 * the same thing. A variant is known by its options; one whose options were renamed is known by its SKU.
 */
export function mergeVariants(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  newId: () => string,
): VariantRecord[] {
  const matches = matchVariants(imported.variants, existing?.variants ?? []);
  const pictures = knownPictures(existing);
  const takenSkus = new Set(imported.variants.map((variant) => variant.sku?.toLowerCase()).filter(Boolean));
  return imported.variants.map((variant, index) => {
    const known = matches[index];
    return {
      id: known?.id ?? newId(),
      options: variant.options,
      sku: (variant.sku ?? known?.sku) || makeSku(imported.slug, variant.options, takenSkus),
      barcode: variant.barcode ?? known?.barcode ?? "",
      sellingPrice: variant.sellingPrice,
      discountedPrice: variant.discountedPrice,
      stock: variant.stock === undefined ? (known?.stock ?? null) : variant.stock,
      allowBackorder: variant.allowBackorder ?? known?.allowBackorder ?? false,
      weightGrams: variant.weightGrams ?? known?.weightGrams ?? 0,
      taxRateId: variant.taxRateId ?? known?.taxRateId ?? "",
      pictures: ownPictures(variant, known, pictures, imported),
    };
  });
}

/** The picture that the file names, then those that were added by hand. */
function ownPictures(
  { picture: source }: ImportedVariant,
  existing: VariantRecord | undefined,
  known: ReadonlyMap<string, PictureRecord>,
  { name, pictures }: ImportedProduct,
): readonly PictureRecord[] {
  if (source === undefined) return existing?.pictures ?? [];
  const addedByHand = existing?.pictures.filter((picture) => !picture.source) ?? [];
  if (source === "") return addedByHand;
  const listed = pictures?.find((picture) => picture.source === source);
  return [toPictureRecord(listed ?? { source, alt: "" }, known, name), ...addedByHand];
}

/** For each imported variant the one of the shop that it is, if any; none is claimed twice. */
function matchVariants(
  imported: readonly ImportedVariant[],
  existing: readonly VariantRecord[],
): (VariantRecord | undefined)[] {
  const free = new Set(existing);
  const claim = (isSame: (variant: VariantRecord) => boolean) => {
    const found = [...free].find(isSame);
    if (found) free.delete(found);
    return found;
  };
  const byOptions = imported.map(({ options }) => claim((variant) => optionKey(variant) === optionKey({ options })));
  return imported.map(({ sku }, index) => {
    if (byOptions[index] || !sku) return byOptions[index];
    return claim((variant) => variant.sku.toLowerCase() === sku.toLowerCase());
  });
}

const optionKey = ({ options }: Pick<VariantRecord, "options">) => options.join("\n").toLowerCase();

/** Every variant has an address of its own, which its SKU stands in, so one without a SKU is given one. */
function makeSku(slug: string, options: readonly string[], taken: Set<string | undefined>): string {
  const base = [slug, ...options.map(toSlug)].filter(Boolean).join("-").toUpperCase();
  let sku = base;
  for (let count = 2; taken.has(sku.toLowerCase()); count += 1) sku = `${base}-${count}`;
  taken.add(sku.toLowerCase());
  return sku;
}
