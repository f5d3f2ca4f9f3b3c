import type { ProductOffer, VariantOffer } from "@/components/product/chosen-variant";

const inStock = { quantity: 1_000, state: "in_stock" } as const;
export const soldOut = { quantity: 0, state: "sold_out" } as const;

export function aVariantOffer(option: string, rest: Partial<VariantOffer> = {}): VariantOffer {
  return {
    id: `v-${option}`,
    sku: `K-${option}`,
    options: [option],
    price: { sellingPrice: 215_000, discountedPrice: 215_000 },
    stock: inStock,
    pictures: [],
    ...rest,
  };
}

export function anOffer(rest: Partial<ProductOffer> = {}): ProductOffer {
  return {
    productId: "p1",
    slug: "rust-kurta",
    name: "Rust kurta",
    sku: "K",
    unit: "Pcs",
    currency: "INR",
    price: { sellingPrice: 215_000, discountedPrice: 215_000 },
    stock: inStock,
    minQuantity: 100,
    stepQuantity: 100,
    pictures: [],
    variantTypes: [],
    variants: [],
    ...rest,
  };
}
