import type { ImportedProduct, ImportedVariant } from "./imported-product";
import { knownPictures, toPictureRecord } from "./merge-pictures";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";
import { toSlug } from "./slug";

/**
 * The variants of an imported product. A variant that is already in the shop keeps its id, so that carts and links
 * still refer to it. It is recognised by its options or, if its options were renamed, by its SKU.
 */
export function mergeVariants(
  imported: ImportedProduct,
  existing: ProductRecord | null,
  { newId, uploads }: { newId: () => string; uploads: string },
): VariantRecord[] {
  const matches = matchVariants(imported.variants, existing?.variants ?? []);
  const pictures = knownPictures(existing, uploads);
  const takenSkus = new Set(imported.variants.map((variant) => variant.sku?.toLowerCase()).filter(Boolean));
  return imported.variants.map((variant, index) => {
    const existingVariant = matches[index];
    return {
      id: existingVariant?.id ?? newId(),
      options: variant.options,
      sku: (variant.sku ?? existingVariant?.sku) || makeSku(imported.slug, variant.options, takenSkus),
      barcode: variant.barcode ?? existingVariant?.barcode ?? "",
      sellingPrice: variant.sellingPrice,
      discountedPrice: variant.discountedPrice,
      stock: variant.stock === undefined ? (existingVariant?.stock ?? null) : variant.stock,
      allowBackorder: variant.allowBackorder ?? existingVariant?.allowBackorder ?? false,
      weightGrams: variant.weightGrams ?? existingVariant?.weightGrams ?? 0,
      taxRateId: variant.taxRateId ?? existingVariant?.taxRateId ?? "",
      pictures: ownPictures(variant, existingVariant, pictures, imported),
    };
  });
}

/** The pictures of a variant: the picture from the file, then those the owner added by hand. */
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
  const { hideOnVariants: _, ...picture } = toPictureRecord(listed ?? { source, alt: "" }, known, name);
  return [picture, ...addedByHand.filter(({ src }) => src !== picture.src)];
}

/**
 * Finds for each imported variant the same variant in the shop, if there is one. No variant in the shop is matched
 * twice.
 */
function matchVariants(
  imported: readonly ImportedVariant[],
  existing: readonly VariantRecord[],
): (VariantRecord | undefined)[] {
  const unmatched = new Set(existing);
  const claim = (isSame: (variant: VariantRecord) => boolean) => {
    const found = [...unmatched].find(isSame);
    if (found) unmatched.delete(found);
    return found;
  };
  const byOptions = imported.map(({ options }) => claim((variant) => optionKey(variant) === optionKey({ options })));
  return imported.map(({ sku }, index) => {
    if (byOptions[index] || !sku) return byOptions[index];
    return claim((variant) => variant.sku.toLowerCase() === sku.toLowerCase());
  });
}

const optionKey = ({ options }: Pick<VariantRecord, "options">) => options.join("\n").toLowerCase();

/** Makes an SKU for a variant that has none, because the URL of a variant's page contains the variant's SKU. */
function makeSku(slug: string, options: readonly string[], taken: Set<string | undefined>): string {
  const base = [slug, ...options.map(toSlug)].filter(Boolean).join("-").toUpperCase();
  let sku = base;
  for (let count = 2; taken.has(sku.toLowerCase()); count += 1) sku = `${base}-${count}`;
  taken.add(sku.toLowerCase());
  return sku;
}
