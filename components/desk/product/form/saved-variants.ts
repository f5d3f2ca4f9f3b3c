import type { ProductDraft } from "@/lib/browser/desk/product-form";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { keptVariants } from "@/lib/domain/product/variant-options";

/**
 * The variants and what tells them apart, as they are saved if either was changed: without choices that have no options,
 * and without the variants that lost theirs.
 */
export function savedVariants({
  changes,
  values,
}: Pick<ProductDraft, "changes" | "values">): Partial<Pick<ProductForm, "variant_types" | "variants">> {
  if (!("variants" in changes) && !("variant_types" in changes)) return {};
  const variant_types = values.variant_types.filter(({ options }) => options.length > 0);
  return { variant_types, variants: keptVariants(variant_types, values.variants) };
}
