import "server-only";
import { type ProductEntry, summaryOf } from "@/lib/contracts/store-files/product-entry";
import type { StoredProductEntry, StoredVariantEntry } from "@/lib/data/store-files/product-entries";
import { newPlatformId } from "@/lib/server/tokens";

/**
 * Adds the values that the entry leaves out: those of the product in the shop, or defaults and new ids if the product is
 * new.
 */
export function completeProduct(
  entry: ProductEntry,
  id: string,
  existing: StoredProductEntry | undefined,
  { takeStock, now }: { takeStock: boolean; now: Date },
): StoredProductEntry {
  const variants = entry.variants.map((variant): StoredVariantEntry => {
    const before = findVariant(variant, entry, existing);
    return {
      ...variant,
      id: variant.id ?? before?.id ?? newPlatformId(),
      stock: before && !takeStock ? before.stock : variant.stock,
    };
  });
  const keepsStock = existing && existing.variants.length === 0 && !takeStock;
  return {
    ...entry,
    id,
    createdAt: entry.createdAt ?? existing?.createdAt ?? now,
    stock: keepsStock ? existing.stock : entry.stock,
    ...summaryOf(variants),
    variants,
  };
}

/**
 * Finds the variant in the shop that matches a variant of the entry: by its id or, if the entry gives none, by its
 * options. Variants whose ids are anywhere in the entry are not matched by options.
 */
function findVariant(
  { id, options }: ProductEntry["variants"][number],
  entry: ProductEntry,
  existing: StoredProductEntry | undefined,
): StoredVariantEntry | undefined {
  if (id !== undefined) return existing?.variants.find((variant) => variant.id === id);
  const claimed = new Set(entry.variants.map((variant) => variant.id));
  return existing?.variants.find(
    (variant) => !claimed.has(variant.id) && JSON.stringify(variant.options) === JSON.stringify(options),
  );
}
