import {
  AS_IN_THE_BAG,
  type Bill,
  type BillRefusal,
  type PricingCurrency,
  type PricingSettings,
} from "../pricing/bill";
import { type ItemToPrice, unitPrice } from "../pricing/item-price";
import type { PricedItem } from "../pricing/price-items";
import { priceOrder } from "../pricing/price-order";
import type { QuantityRefusal } from "../pricing/quantity";
import type { Addon } from "../product/addon";
import { type CartAddonRefusal, type ChosenAddon, chosenAddon } from "./addon";
import type { CartItem, SoldItem } from "./cart";
import { type StockRefusal, stockRefusals } from "./stock";

/** Why an item cannot be bought as it is. */
export type ItemRefusal = "not_sold" | CartAddonRefusal | StockRefusal | QuantityRefusal;

/** What the shopper is told of, because nothing is taken out of a bag or changed in it behind their back. */
export type CartNotice =
  | { code: ItemRefusal; itemId: string }
  /** What one costs, as in `unitPrice`. */
  | { code: "price_changed"; itemId: string; from: number; to: number }
  /** It was in the bag already: this is how much there is of it now. */
  | { code: "quantity_summed"; itemId: string; quantity: number };

/** An item as it stands now. Amounts in minor units of the base without the additional charge. */
export type RefreshedItem = CartItem & {
  addon: ChosenAddon | null;
  /** Null when it is sold no more. */
  unitPrice: number | null;
  /** Null when it does not count in the totals, because it is not to be had. */
  total: number | null;
  refusal: ItemRefusal | null;
};

/** What of the store's settings a bag has to keep to, and what wrapping it would cost. */
export type CartRules = Pick<
  PricingSettings,
  "quantityRules" | "minCheckoutValue" | "maxShippingWeightGrams" | "giftWrappingCharge"
>;

export type Cart = {
  items: readonly RefreshedItem[];
  note: string;
  isGiftWrapped: boolean;
  bill: Bill;
  rules: CartRules;
  /** What keeps the bag from becoming an order. */
  refusals: readonly (BillRefusal | "item_unavailable")[];
  notices: readonly CartNotice[];
};

export type CartFacts = {
  /** Those that items of the bag name; empty in a store that offers none. */
  addons: readonly Addon[];
  settings: PricingSettings;
  currency: PricingCurrency;
  now: Date;
};

type StoredCart = { items: readonly CartItem[]; note: string; isGiftWrapped: boolean };

/**
 * A bag at today's prices and stock. What is gone or sold out stays in it until the shopper removes it, but costs
 * nothing; what is there in part is counted, and has to be reduced before it is bought.
 *
 * Errors: RangeError for quantities and amounts that the edge lets nobody send.
 * Source: domain §2.3, §4.4, §4.8; pricing rules 6–13.
 */
export function refreshCart({ items, note, isGiftWrapped }: StoredCart, facts: CartFacts): Cart {
  const { settings, currency, now } = facts;
  const { items: refreshed, bill } = refreshItems(items, facts, (toPrice) =>
    priceOrder({ ...AS_IN_THE_BAG, isGiftWrapped, items: toPrice, settings, currency, now }),
  );
  return {
    items: refreshed,
    note,
    isGiftWrapped,
    bill,
    rules: settings,
    refusals: [...itemRefusals(refreshed), ...bill.refusals],
    notices: refreshed.flatMap(noticesOf),
  };
}

/** Items as they stand now, on the bill that `toBill` makes of those that are to be had. */
export function refreshItems(
  items: readonly CartItem[],
  facts: Pick<CartFacts, "addons" | "settings">,
  toBill: (items: readonly ItemToPrice[]) => Bill,
): { items: RefreshedItem[]; bill: Bill } {
  const known = items.map((item) => ({ item, ...knownOf(item, facts) }));
  const short = stockRefusals(
    items.flatMap(({ sold, ...item }) => (sold ? [{ ...item, sold }] : [])),
    facts.settings.quantityRules,
  );
  const bill = toBill(
    known.flatMap(({ item, addon, toPrice }) =>
      toPrice && short.get(item.id) !== "sold_out" ? [itemToPrice(item, toPrice, addon)] : [],
    ),
  );
  const priced = new Map(bill.items.map((item) => [item.id, item]));
  const refreshed = known.map(({ item, addon, refusal }) =>
    refreshedItem(item, addon, refusal ?? short.get(item.id) ?? null, priced.get(item.id)),
  );
  return { items: refreshed, bill };
}

/** Whether there is something among them that cannot be bought as it is for want of it. */
export function itemRefusals(items: readonly RefreshedItem[]): readonly "item_unavailable"[] {
  return items.some(isUnavailable) ? ["item_unavailable"] : [];
}

/** The shopper has just chosen this item at its price of now: there is nothing to tell of the one before. */
export function withPriceSeen(cart: Cart, itemId: string): Cart {
  return {
    ...cart,
    items: cart.items.map((item) =>
      item.id === itemId ? { ...item, seenPrice: item.unitPrice ?? item.seenPrice } : item,
    ),
    notices: cart.notices.filter(({ code, itemId: about }) => code !== "price_changed" || about !== itemId),
  };
}

type KnownItem = { addon: ChosenAddon | null; toPrice: SoldItem | null; refusal: ItemRefusal | null };

function knownOf(item: CartItem, { addons }: Pick<CartFacts, "addons">): KnownItem {
  if (!item.sold) return { addon: null, toPrice: null, refusal: "not_sold" };
  const addon = chosenAddon(item, addons);
  return addon.ok
    ? { addon: addon.value, toPrice: item.sold, refusal: null }
    : { addon: null, toPrice: null, refusal: addon.code };
}

function itemToPrice(
  { id, productId, quantity, modelId }: CartItem,
  sold: SoldItem,
  addon: ChosenAddon | null,
): ItemToPrice {
  const { categoryIds, unit, weightGrams, taxRateId, sellingPrice, discountedPrice, allowsCashOnDelivery } = sold;
  return {
    id,
    productId,
    categoryIds,
    unit,
    quantity,
    additionalQuantity: 0,
    sellingPrice,
    discountedPrice,
    addonPrice: addon?.price ?? 0,
    weightGrams,
    taxRateId,
    isCustomised: modelId !== "",
    allowsCashOnDelivery,
  };
}

function refreshedItem(
  item: CartItem,
  addon: ChosenAddon | null,
  refusal: ItemRefusal | null,
  priced: PricedItem | undefined,
): RefreshedItem {
  const price = item.sold && unitPrice({ ...item.sold, addonPrice: addon?.price ?? 0 });
  return {
    ...item,
    addon,
    unitPrice: price,
    total: priced?.total ?? null,
    refusal: refusal ?? priced?.refusal ?? null,
  };
}

function isUnavailable({ refusal, total }: RefreshedItem): boolean {
  return total === null || refusal === "too_few_left";
}

function noticesOf({ id, refusal, unitPrice: price, seenPrice, total }: RefreshedItem): CartNotice[] {
  const hasChanged = price !== null && total !== null && price !== seenPrice;
  return [
    ...(refusal ? [{ code: refusal, itemId: id }] : []),
    ...(hasChanged ? [{ code: "price_changed", itemId: id, from: seenPrice, to: price } as const] : []),
  ];
}
