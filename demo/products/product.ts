import type { Unit } from "@/lib/domain/product/unit";
import type { AddonId } from "./addons";
import type { CareId } from "./care";
import type { Tags } from "./filter-groups";
import type { MakerId } from "./makers";
import type { PersonalFieldId } from "./personal-fields";
import type { SizeChartId } from "./size-charts";

/**
 * The alternative text of each picture of a product, by view, in display order. The file of a view is
 * `products/<slug>-<view>.webp`.
 */
export type Views = Readonly<Record<string, string>>;

export type DemoVariant = {
  option: string;
  stock: number;
  /** What this variant costs more than the product, in rupees. */
  extraPrice?: number;
  /**
   * Pictures of this variant alone, shown before the product's. The file of a view is
   * `products/<slug>-<option>-<view>.webp`.
   */
  views?: Views;
};

/** A product of the demo store. Prices are in rupees, stock in the product's unit, weight in kilograms per unit. */
export type DemoProduct = {
  slug: string;
  name: string;
  sku: string;
  maker: MakerId;
  productType: string;
  summary: string;
  hsn: string;
  unit: Unit;
  price: number;
  salePrice?: number;
  /** The product's stock; undefined if each variant has its own. */
  stock?: number;
  variants?: { name: string; list: readonly DemoVariant[] };
  weight: number;
  taxRate: "gst-5" | "gst-18";
  tags: Tags;
  categories: readonly string[];
  badges?: readonly ("natural-dye" | "hand-spun" | "guest-loom")[];
  featured?: boolean;
  /**
   * How many days before loading the demo store the product was created. If it is at most 30 days, the product is a new
   * arrival.
   */
  daysOld: number;
  views: Views;
  /** The paragraphs of the description, as plain text. */
  description: readonly string[];
  about: string;
  /** How the garment fits, as a sentence. */
  fit?: string;
  care: CareId;
  faqs?: readonly { question: string; answer: string }[];
  sizeChart?: SizeChartId;
  addons?: readonly AddonId[];
  /** What shoppers can write on it. */
  personalFields?: readonly PersonalFieldId[];
  /** Further names under which search finds the product. */
  alsoCalled?: string;
};

/**
 * Variants by size, each with its stock. The size `from` and all larger ones cost `extraPrice` rupees more, because
 * they take more cloth.
 */
export function sizes(stock: Readonly<Record<string, number>>, { extraPrice = 0, from = "XXL", name = "Size" } = {}) {
  const firstExtra = Object.keys(stock).indexOf(from);
  const list = Object.entries(stock).map(([option, count], index): DemoVariant => {
    const hasExtra = extraPrice > 0 && firstExtra >= 0 && index >= firstExtra;
    return hasExtra ? { option, stock: count, extraPrice } : { option, stock: count };
  });
  return { name, list };
}
