import type { Stock } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";

/** The product as the buy box shows it when the dialog opens. */
export type StepperProduct = {
  id: string;
  slug: string;
  name: string;
  image: string;
  storeId: string;
  unit: Unit;
  currency: string;
  variantTypes: readonly { name: string; value: string }[];
  stock: Stock;
  /** The unit price in minor units. */
  price: number;
  /** In the unit, as it stands in the field of the buy box. */
  quantity: number;
  minQuantity: number;
  stepQuantity: number;
};
