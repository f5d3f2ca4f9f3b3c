import type { CartItem, SoldItem } from "@/lib/domain/cart/cart";

/** A stole for ₹1,000, ten in stock. Pass only the fields that matter to the test. */
export function aSoldItem(overrides: Partial<SoldItem> = {}): SoldItem {
  const unit = overrides.unit ?? "Pcs";
  return {
    variantId: null,
    slug: "stole",
    name: "Stole",
    sku: "STOLE",
    unit,
    minQuantity: 0,
    stepQuantity: 0,
    sellingPrice: 100_000,
    discountedPrice: 100_000,
    stock: 1_000,
    allowsBackorder: false,
    allowsCashOnDelivery: true,
    weightGrams: 200,
    taxRateId: "",
    hsnCode: "",
    categoryIds: [],
    addonIds: [],
    needsAddon: false,
    personalFields: [],
    image: "",
    ...overrides,
  };
}

/** A cart item for one piece of the stole of `aSoldItem`. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  const sold = overrides.sold === undefined ? aSoldItem() : overrides.sold;
  return {
    id: "item",
    productId: "stole",
    name: "Stole",
    optionNames: [],
    options: [],
    addonId: "",
    modelId: "",
    answers: [],
    unit: sold?.unit ?? "Pcs",
    quantity: 100,
    seenPrice: 100_000,
    sold,
    ...overrides,
  };
}
