import { z } from "zod";
import { productEntrySchema } from "./entry-schemas";
import { type InnerNames, toInnerNames, toWireNames } from "./member-names";

type Wire = z.output<typeof productEntrySchema>;
export type VariantEntry = InnerNames<Wire["variants"][number]>;
type Plain = Omit<InnerNames<Wire>, "variants" | "sellingPrice" | "discountedPrice" | "stock">;
type Amounts = { sellingPrice: number; discountedPrice: number; stock: number | null };
export type ProductEntry = Plain & Amounts & { variants: VariantEntry[] };

/** `products/….json`. Of a product with variants, prices and stock are reckoned as an import reckons them. */
export const productSchema = productEntrySchema.transform((wire, context): ProductEntry => {
  const { selling_price, discounted_price, stock, variants: forms, ...plain } = wire;
  const variants = forms.map(toInnerNames);
  const own = { selling_price, discounted_price, stock };
  for (const [member, value] of Object.entries(own)) {
    const isMissing = value === undefined && member !== "stock" && variants.length === 0;
    const isSurplus = value !== undefined && variants.length > 0;
    if (isMissing) context.addIssue({ code: "custom", message: "price_missing", path: [member] });
    if (isSurplus) context.addIssue({ code: "custom", message: "reckoned_from_variants", path: [member] });
  }
  const amounts = summaryOf(variants) ?? {
    sellingPrice: selling_price ?? 0,
    discountedPrice: discounted_price ?? 0,
    stock: stock ?? null,
  };
  return { ...toInnerNames(plain), ...amounts, variants };
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

/** The cheapest price and the stock of all; null without variants. */
export function summaryOf(variants: readonly VariantEntry[]): Amounts | null {
  const [first] = variants;
  if (!first) return null;
  const cheapest = variants.reduce((best, form) => (form.discountedPrice < best.discountedPrice ? form : best), first);
  return {
    sellingPrice: cheapest.sellingPrice,
    discountedPrice: cheapest.discountedPrice,
    stock: variants.some(({ stock }) => stock === null)
      ? null
      : variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
  };
}
