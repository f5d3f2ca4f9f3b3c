/**
 * Whether two values of a field of a product are the same to its owner. The stock of variants does not count: orders
 * and counts change it all the time.
 */
export function isSameField(name: string, one: unknown, other: unknown): boolean {
  return name === "variants" ? isSameValue(withoutStock(one), withoutStock(other)) : isSameValue(one, other);
}

/** Whether two values are the same to who reads them; nothing and null are. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const withoutStock = (variants: unknown) =>
  Array.isArray(variants) ? variants.map((variant) => ({ ...variant, stock: null })) : [];
