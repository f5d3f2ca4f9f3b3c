import { z } from "zod";
import { MAX_SKU_LENGTH } from "@/lib/domain/product/limits";
import { productEntrySchema } from "./entry-schemas";
import { type CamelNames, toCamelNames, toWireNames } from "./member-names";

type Wire = z.output<typeof productEntrySchema>;
export type VariantEntry = CamelNames<Wire["variants"][number]>;
type Plain = Omit<CamelNames<Wire>, "variants" | "sellingPrice" | "discountedPrice" | "stock">;
type Amounts = { sellingPrice: number; discountedPrice: number; stock: number | null };
export type ProductEntry = Plain & Amounts & { variants: VariantEntry[] };

/**
 * The schema of the files `products/….json`. A product with variants gets its prices and stock from the variants, as in
 * a CSV import.
 */
export const productSchema = productEntrySchema.transform((wire, context): ProductEntry => {
  const { selling_price, discounted_price, stock, variants: wireVariants, ...plain } = wire;
  const variants = wireVariants.map(toCamelNames);
  const own = { selling_price, discounted_price, stock };
  for (const [member, value] of Object.entries(own)) {
    const isMissing = value === undefined && member !== "stock" && variants.length === 0;
    const isSurplus = value !== undefined && variants.length > 0;
    if (isMissing) context.addIssue({ code: "custom", message: "price_missing", path: [member] });
    if (isSurplus) context.addIssue({ code: "custom", message: "reckoned_from_variants", path: [member] });
  }
  const skus = [
    { path: ["sku"], sku: plain.sku },
    ...variants.map(({ sku }, at) => ({ path: ["variants", at, "sku"], sku })),
  ];
  for (const { path, sku } of skus) {
    if (sku.length > MAX_SKU_LENGTH) context.addIssue({ code: "custom", message: "sku_too_long", path });
  }
  const amounts = summaryOf(variants) ?? {
    sellingPrice: selling_price ?? 0,
    discountedPrice: discounted_price ?? 0,
    stock: stock ?? null,
  };
  // Gift cards are codes that the owner issues; a product that is one may only be kept, not sold as a piece.
  if (plain.is_gift_card && plain.status === "active")
    context.addIssue({ code: "custom", message: "gift_card_not_sold", path: ["is_gift_card"] });
  return { ...toCamelNames(plain), ...amounts, variants };
});

export function productToWire({ variants, sellingPrice, discountedPrice, stock, ...plain }: ProductEntry): object {
  const own = variants.length > 0 ? {} : { selling_price: sellingPrice, discounted_price: discountedPrice, stock };
  const wire = z.encode(productEntrySchema, {
    ...toWireNames<Omit<Wire, "variants" | keyof typeof own>>(plain),
    ...own,
    variants: variants.map((variant) => toWireNames<Wire["variants"][number]>(variant)),
  });
  return wire;
}

/**
 * The amounts that a product takes from its variants: their lowest price and their total stock. Null if there are no
 * variants.
 */
export function summaryOf(variants: readonly VariantEntry[]): Amounts | null {
  const [first] = variants;
  if (!first) return null;
  const cheapest = variants.reduce(
    (cheapestSoFar, variant) => (variant.discountedPrice < cheapestSoFar.discountedPrice ? variant : cheapestSoFar),
    first,
  );
  return {
    sellingPrice: cheapest.sellingPrice,
    discountedPrice: cheapest.discountedPrice,
    stock: variants.some(({ stock }) => stock === null)
      ? null
      : variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
  };
}
