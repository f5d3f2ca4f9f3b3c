import type { Picture } from "../media/picture";
import type { SeoDetails } from "../site/seo";
import type { Disclosures } from "./disclosures";
import type { Highlight, ProductFile } from "./highlight";
import type { PersonalField } from "./personal-field";
import type { OwnQuantities } from "./quantities";
import type { Unit } from "./unit";

/** The availability shown to shoppers. The exact stock is not part of it; pages fetch it separately. */
export type StockState = "in_stock" | "low" | "sold_out";

/** All prices are whole minor units of the store's base currency, quantities whole hundredths of the unit. */
export type Price = {
  /** The list price; it is struck through if it is above `discountedPrice`. */
  sellingPrice: number;
  /** The price the shopper pays. */
  discountedPrice: number;
};

/** `quantity` in hundredths; null if the store does not count the item's stock, so that it is always available. */
export type Stock = { quantity: number | null; state: StockState };

export type VariantType = { name: string; options: readonly string[] };

export type Variant = {
  id: string;
  sku: string;
  price: Price | null;
  /** One value per variant type, in the order of the product's variant types. */
  options: readonly string[];
  stock: Stock;
  weightGrams: number;
  barcode: string;
  pictures: readonly Picture[];
};

/** The part of a product that lists show. */
export type ProductCard = OwnQuantities & {
  id: string;
  slug: string;
  name: string;
  brand: string;
  /** One line below the name: "112 cm wide, 180 gsm". */
  summary: string;
  sku: string;
  unit: Unit;
  /** Null in a store that hides its prices. */
  price: Price | null;
  hasVariants: boolean;
  variantTypes: readonly VariantType[];
  /** True if the variants differ in price; the card then says "from". */
  priceVaries: boolean;
  stock: Stock;
  /** A card shows the first picture and, while the pointer is over the card, the second. */
  pictures: readonly Picture[];
  /** Ids of the badges that the owner assigned to the product. */
  badgeIds: readonly string[];
  /** True if one of the product's addons has to be chosen, as long as any is offered. */
  needsAddon: boolean;
  /** True if shoppers have to write something on it. */
  needsText: boolean;
  createdAt: Date;
};

export type Product = ProductCard & {
  productType: string;
  hsnCode: string;
  /** 0 if the owner gave none; carts then count the store's default weight. The same goes for variants. */
  weightGrams: number;
  /** HTML, sanitised when it was stored. */
  description: string;
  footnotes: readonly { name: string; value: string }[];
  faqs: readonly { question: string; answer: string }[];
  highlights: readonly Highlight[];
  files: readonly ProductFile[];
  sizeChartId: string | null;
  addonIds: readonly string[];
  /** What shoppers can write on it. */
  personalFields: readonly PersonalField[];
  video: { src: string; poster: Picture } | null;
  variants: readonly Variant[];
  /** Names of the tags, for search and filters: `{ group: "Colour", values: ["Indigo"] }`. */
  tags: readonly { group: string; values: readonly string[] }[];
  categories: readonly { id: string; slug: string; name: string }[];
  googleCategory: string;
  /** Code of the tax rate, as named by the import or the owner; empty means the store's primary rate. */
  taxRateId: string;
  barcode: string;
  isGiftCard: boolean;
  /** Whether shoppers may send an enquiry for the product when it is sold out. */
  allowsPreorder: boolean;
  disclosures: Disclosures;
  seo: SeoDetails;
  modifiedAt: Date;
};

/**
 * The discount in whole percent of the list price, which is shown next to the price if it is at least 1. It is 0 if the
 * price is hidden, not reduced, or reduced by less than half a percent (docs/domain.md#prices; pricing rule 24).
 */
export function discountPercent(price: Price | null): number {
  const { sellingPrice, discountedPrice } = price ?? { sellingPrice: 0, discountedPrice: 0 };
  if (sellingPrice <= 0 || discountedPrice >= sellingPrice) return 0;
  // (selling - discounted) / selling × 100, rounded half up, calculated with whole numbers to avoid rounding errors.
  return Math.floor((200 * (sellingPrice - discountedPrice) + sellingPrice) / (2 * sellingPrice));
}
