import type { ProductForm } from "@/lib/contracts/product/product-form";
import { isSameField } from "@/lib/domain/product/same-field";
import { type FormDraft, useFormDraft } from "./form-draft";

/** A product that is being written. */
export type ProductDraft = FormDraft<ProductForm>;

/** The state of a product's form, see `useFormDraft`. */
export const useProductDraft = (inShop: ProductForm, begun: Partial<ProductForm> = {}): ProductDraft =>
  useFormDraft(inShop, begun, isSameField);
