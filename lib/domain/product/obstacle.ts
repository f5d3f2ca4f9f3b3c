import type { SubType } from "../store/kind";
import type { ApplicationSetting } from "../store/store";
import { minQuantityOf, type OwnQuantities } from "./quantities";
import type { Unit } from "./unit";
import { areOptionsFit } from "./variant-options";

/** Why nobody can buy a product, the ones about the whole shop last. */
export const OBSTACLES = [
  "draft",
  "archived",
  "trashed",
  "gift_card",
  "variants_missing",
  "variants_unfit",
  "sold_out",
  "below_least",
  "too_heavy",
  "shop_closed",
  "quotations_only",
  "enquiries_only",
  "prices_hidden",
  "nothing_delivered",
  "nothing_to_pay_with",
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What does not keep anybody from buying, and yet is worth knowing. */
export const HINTS = ["some_sold_out", "some_unfit", "in_no_category", "without_picture", "price_zero"] as const;
export type Hint = (typeof HINTS)[number];

/** Quantities in hundredths of the unit; `stock` is null if it is not counted. `weightGrams` is 0 if nobody gave it. */
type Sellable = { price: number; stock: number | null; allowsBackorder: boolean; weightGrams: number };

export type ProductFacts = Sellable &
  OwnQuantities & {
    status: string;
    isGiftCard: boolean;
    unit: Unit;
    variantTypes: readonly { options: readonly string[] }[];
    variants: readonly (Sellable & { options: readonly string[] })[];
    categories: number;
    pictures: number;
  };

export type ShopFacts = {
  isOpen: boolean;
  sellsBy: SubType;
  /** Whether any order can reach a shopper, and be paid. */
  delivers: boolean;
  canBePaid: boolean;
  setting: Pick<ApplicationSetting, "minQuantity" | "hidesPrices" | "maxShippingWeightGrams" | "defaultWeightGrams">;
};

export type Diagnosis = { obstacles: Obstacle[]; hints: Hint[] };

/**
 * Why nobody can buy the product now, and what else stands in its way. A variant stands in nobody's way while there is
 * another one to buy.
 *
 * Source: docs/domain.md#variants, #stock and #quantities.
 */
export function diagnose(product: ProductFacts, shop: ShopFacts): Diagnosis {
  const ofItems = itemsOf(product).map((item) => obstaclesOfItem(item, product, shop));
  const everywhere = ofItems.every((obstacles) => obstacles.length > 0);
  const found = new Set<Obstacle>([
    ...(product.status === "draft" ? (["draft"] as const) : []),
    ...(product.status === "archived" ? (["archived"] as const) : []),
    ...(product.status === "trashed" ? (["trashed"] as const) : []),
    ...(product.isGiftCard ? (["gift_card"] as const) : []),
    ...(ofItems.length === 0 ? (["variants_missing"] as const) : []),
    ...(everywhere ? ofItems.flat() : []),
    ...obstaclesOfShop(shop),
  ]);
  return { obstacles: OBSTACLES.filter((code) => found.has(code)), hints: everywhere ? [] : hintsOf(product, ofItems) };
}

type Item = Sellable & { options: readonly string[] };

/** What is put into a bag: the variants, or the product if it has none. */
function itemsOf(product: ProductFacts): readonly Item[] {
  return product.variantTypes.length > 0 ? product.variants : [{ ...product, options: [] }];
}

function obstaclesOfItem(item: Item, product: ProductFacts, { setting }: ShopFacts): Obstacle[] {
  const least = minQuantityOf(product, setting);
  const { stock, allowsBackorder, options } = item;
  const isCounted = stock !== null && !allowsBackorder;
  const weight = item.weightGrams || product.weightGrams || setting.defaultWeightGrams;
  const isFit = areOptionsFit(product.variantTypes, options);
  const isTooHeavy = setting.maxShippingWeightGrams > 0 && (weight * least) / 100 > setting.maxShippingWeightGrams;
  return [
    ...(isFit ? [] : (["variants_unfit"] as const)),
    ...(isCounted && stock <= 0 ? (["sold_out"] as const) : []),
    ...(isCounted && stock > 0 && stock < least ? (["below_least"] as const) : []),
    ...(isTooHeavy ? (["too_heavy"] as const) : []),
  ];
}

function obstaclesOfShop({ isOpen, sellsBy, setting, delivers, canBePaid }: ShopFacts): Obstacle[] {
  return [
    ...(isOpen ? [] : (["shop_closed"] as const)),
    ...(sellsBy === "quot" ? (["quotations_only"] as const) : []),
    ...(sellsBy === "enquiry" ? (["enquiries_only"] as const) : []),
    ...(sellsBy === "order" && setting.hidesPrices ? (["prices_hidden"] as const) : []),
    ...(sellsBy === "order" && !delivers ? (["nothing_delivered"] as const) : []),
    ...(sellsBy === "order" && !canBePaid ? (["nothing_to_pay_with"] as const) : []),
  ];
}

function hintsOf(product: ProductFacts, ofItems: readonly (readonly Obstacle[])[]): Hint[] {
  const isSome = (...codes: Obstacle[]) => ofItems.some((obstacles) => codes.some((code) => obstacles.includes(code)));
  return [
    ...(isSome("sold_out", "below_least") ? (["some_sold_out"] as const) : []),
    ...(isSome("variants_unfit") ? (["some_unfit"] as const) : []),
    ...(product.categories === 0 ? (["in_no_category"] as const) : []),
    ...(product.pictures === 0 ? (["without_picture"] as const) : []),
    ...(itemsOf(product).some(({ price }) => price === 0) ? (["price_zero"] as const) : []),
  ];
}
