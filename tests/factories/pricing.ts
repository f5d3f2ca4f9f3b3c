import type { ItemToPrice } from "@/lib/domain/pricing/item-price";

export const NOW = new Date("2030-06-15T12:00:00Z");

/** Rupees as paise. */
export const rupees = (amount: number) => Math.round(amount * 100);
/** Percent as millionths of the whole. */
export const percent = (value: number) => Math.round(value * 10_000);

/** One piece at ₹1,000, not reduced; its discounted price follows its selling price and the other way round. */
export function anItem(overrides: Partial<ItemToPrice> = {}): ItemToPrice {
  const price = overrides.discountedPrice ?? overrides.sellingPrice ?? rupees(1_000);
  return {
    id: "item",
    productId: "product",
    categoryIds: [],
    unit: "Pcs",
    quantity: 100,
    additionalQuantity: 0,
    sellingPrice: price,
    discountedPrice: price,
    addonPrice: 0,
    weightGrams: 500,
    taxRateId: "",
    isCustomised: false,
    allowsCashOnDelivery: true,
    ...overrides,
  };
}
