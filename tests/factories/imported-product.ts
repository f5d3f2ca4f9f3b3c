import type { ImportedProduct, ImportedVariant } from "@/lib/domain/product-import/imported-product";

/** A product without options for ₹500. Pass only the fields that matter to the test. */
export function anImportedProduct(overrides: Partial<ImportedProduct> = {}): ImportedProduct {
  return {
    slug: "rust-kurta",
    renamedFrom: null,
    name: "Rust kurta",
    optionNames: overrides.variants?.[0]?.options.map((_, index) => ["Size", "Colour", "Length"][index] ?? "") ?? [],
    variants: [anImportedVariant()],
    ...overrides,
  };
}

export function anImportedVariant(overrides: Partial<ImportedVariant> = {}): ImportedVariant {
  return { options: [], sellingPrice: 50_000, discountedPrice: 50_000, ...overrides };
}
