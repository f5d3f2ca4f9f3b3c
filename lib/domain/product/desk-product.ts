import type { VariantType } from "./product";
import type { OwnQuantities } from "./quantities";
import type { Unit } from "./unit";

/** Prices in minor units of the base currency, quantities in hundredths; `stock` is null if it is not counted. */
type Sold = { sku: string; sellingPrice: number; price: number; stock: number | null };

/** A product in the owner's list. Prices are those of the cheapest and the dearest variant. */
export type ListedProduct = Pick<Sold, "sku" | "stock"> & {
  id: string;
  slug: string;
  name: string;
  unit: Unit;
  /** active, draft, archived or trashed */
  status: string;
  discountedPrice: number;
  minPrice: number;
  maxPrice: number;
  variants: number;
  /** The path of its first picture below the store's uploads. */
  picture: string | null;
};

export type DeskVariant = Sold & {
  id: string;
  options: readonly string[];
  allowsBackorder: boolean;
  weightGrams: number;
};

/** A product as its owner sees it, sold or not. */
export type DeskProduct = Sold &
  OwnQuantities & {
    id: string;
    slug: string;
    name: string;
    summary: string;
    unit: Unit;
    status: string;
    isGiftCard: boolean;
    allowsBackorder: boolean;
    weightGrams: number;
    modifiedAt: Date;
    variantTypes: readonly VariantType[];
    variants: readonly DeskVariant[];
    pictures: readonly string[];
    categories: readonly { slug: string; name: string }[];
  };
