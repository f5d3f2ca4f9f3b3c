import type { Unit } from "@/lib/domain/product/unit";
import type { AddonId } from "./addons";
import type { CareId } from "./care";
import type { Tags } from "./filter-groups";
import type { MakerId } from "./makers";
import type { SizeChartId } from "./size-charts";

/** Alternative texts by view, in display order. The picture of a view is `products/<slug>-<view>.webp`. */
export type Views = Readonly<Record<string, string>>;

export type DemoVariant = {
  option: string;
  stock: number;
  /** Rupees to be added to the product's price. */
  extraPrice?: number;
  /** Shown before the product's own pictures. The picture of a view is `products/<slug>-<option>-<view>.webp`. */
  views?: Views;
};

/** Prices are in rupees, stock is in the product's unit, and the weight is in kilograms per unit. */
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
  /** Left out when the variants have stock of their own. */
  stock?: number;
  variants?: { name: string; list: readonly DemoVariant[] };
  weight: number;
  taxRate: "gst-5" | "gst-18";
  tags: Tags;
  categories: readonly string[];
  badges?: readonly ("natural-dye" | "hand-spun" | "guest-loom")[];
  featured?: boolean;
  /** The age of the product, in days, when the demo store is loaded; up to 30 days the product is a new arrival. */
  daysOld: number;
  views: Views;
  /** Paragraphs of plain text. */
  description: readonly string[];
  about: string;
  /** How a garment fits. */
  fit?: string;
  care: CareId;
  faqs?: readonly { question: string; answer: string }[];
  sizeChart?: SizeChartId;
  addons?: readonly AddonId[];
  /** More words by which shoppers may search for the product. */
  alsoCalled?: string;
};

/**
 * The sizes with their stock. Sizes from `from` upwards each cost `extraPrice` rupees more, because they take more
 * cloth.
 */
export function sizes(stock: Readonly<Record<string, number>>, { extraPrice = 0, from = "XXL", name = "Size" } = {}) {
  const firstExtra = Object.keys(stock).indexOf(from);
  const list = Object.entries(stock).map(([option, count], index): DemoVariant => {
    const hasExtra = extraPrice > 0 && firstExtra >= 0 && index >= firstExtra;
    return hasExtra ? { option, stock: count, extraPrice } : { option, stock: count };
  });
  return { name, list };
}
