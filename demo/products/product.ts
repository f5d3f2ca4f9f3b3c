import type { Unit } from "@/lib/domain/product/unit";
import type { AddonId } from "./addons";
import type { CareId } from "./care";
import type { Tags } from "./filter-groups";
import type { MakerId } from "./makers";
import type { SizeChartId } from "./size-charts";

/** View → alternative text, in the order shown; the file is `products/<slug>-<view>.webp`. */
export type Views = Readonly<Record<string, string>>;

export type DemoVariant = {
  option: string;
  stock: number;
  /** Rupees on top of the product's price. */
  more?: number;
  /** Shown before the product's own; the file is `products/<slug>-<option>-<view>.webp`. */
  views?: Views;
};

/** Prices in rupees, stock in the product's unit, weight in kilograms per unit. */
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
  /** Left out when the variants carry it. */
  stock?: number;
  variants?: { name: string; list: readonly DemoVariant[] };
  weight: number;
  taxRate: "gst-5" | "gst-18";
  tags: Tags;
  categories: readonly string[];
  badges?: readonly ("natural-dye" | "hand-spun" | "guest-loom")[];
  featured?: boolean;
  /** Days before loading; up to 30 it is a new arrival. */
  daysOld: number;
  views: Views;
  /** Paragraphs. */
  description: readonly string[];
  about: string;
  /** How a garment sits, for those that are worn. */
  fit?: string;
  care: CareId;
  faqs?: readonly { question: string; answer: string }[];
  sizeChart?: SizeChartId;
  addons?: readonly AddonId[];
  /** Further words shoppers look for it by. */
  alsoCalled?: string;
};

/** Sizes with how many of each; those from `from` on cost `more` rupees more, because they take more cloth. */
export function sizes(stock: Readonly<Record<string, number>>, { more = 0, from = "XXL", name = "Size" } = {}) {
  const dearer = Object.keys(stock).indexOf(from);
  const list = Object.entries(stock).map(([option, count], index): DemoVariant => {
    const isDearer = more > 0 && dearer >= 0 && index >= dearer;
    return isDearer ? { option, stock: count, more } : { option, stock: count };
  });
  return { name, list };
}
