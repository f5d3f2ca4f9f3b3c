import {
  type PersonalFacts,
  type Personalization,
  type PersonalRefusal,
  personalizationOf,
} from "../personalization/personalization";
import type { OfferRequest } from "../pricing/apply-offer";
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
import { type QuantityRefusal, withExtraCloth } from "../pricing/quantity";
import { type AddonFacts, type CartAddonRefusal, type ChosenAddon, chosenAddon } from "./addon";
import type { CartDetails, CartItem, SoldItem } from "./cart";
import { type FreeShipping, type FreeShippingRule, missingFor } from "./free-shipping";
import { type StockRefusal, stockRefusals } from "./stock";

/** Why a cart item cannot be bought in its present form. */
export type ItemRefusal = "not_sold" | CartAddonRefusal | PersonalRefusal | StockRefusal | QuantityRefusal;

/**
 * What the cart tells the shopper about an item. The shop never removes or changes cart items without telling the
 * shopper.
 */
export type CartNotice =
  | { code: ItemRefusal; itemId: string }
  /** `from` is the `unitPrice` that the shopper last saw, `to` the current one. */
  | { code: "price_changed"; itemId: string; from: number; to: number }
  /** The shopper added an item that was in the cart already; `quantity` is the sum of both quantities. */
  | { code: "quantity_summed"; itemId: string; quantity: number };

/**
 * A cart item at the current price and stock. Amounts in minor units of the base currency, without the additional
 * charge.
 */
export type RefreshedItem = CartItem & {
  addon: ChosenAddon | null;
  /** What is written on it; null if nothing is. */
  personalization: Personalization | null;
  /** The quantity to pay for, in hundredths of the unit: what the shopper chose, and the extra cloth. */
  quantity: number;
  /** The extra cloth in `quantity`. If there is any, the shopper cannot change the quantity. */
  additionalQuantity: number;
  /** Null if the product is no longer sold. */
  unitPrice: number | null;
  /** Null if the item is unavailable; the totals of the cart then leave it out. */
  total: number | null;
  refusal: ItemRefusal | null;
};

/**
 * The pricing settings that concern the cart: the limits for quantities, value and weight, and the charge for gift
 * wrapping.
 */
export type CartRules = Pick<
  PricingSettings,
  "quantityRules" | "minCheckoutValue" | "maxShippingWeightGrams" | "giftWrappingCharge"
>;

export type Cart = {
  items: readonly RefreshedItem[];
  details: CartDetails;
  /** Whether the store takes offer codes. */
  offersOfferCodes: boolean;
  /** Whether the store packs gifts: with a message, and without prices in the parcel. */
  offersGifts: boolean;
  /** Whether the cart can tell what shipping to a postal code costs. */
  estimatesShipping: boolean;
  freeShipping: FreeShipping | null;
  bill: Bill;
  rules: CartRules;
  /** Why the cart cannot be ordered; empty if it can. */
  refusals: readonly (BillRefusal | "item_unavailable")[];
  notices: readonly CartNotice[];
};

/** What the work on items is checked against, as it is stored now. */
export type WorkFacts = AddonFacts & { personal: PersonalFacts };

export type CartPricingInput = WorkFacts & {
  settings: PricingSettings;
  currency: PricingCurrency;
  /** The offers that may apply; the entered code among them. */
  offer: OfferRequest;
  offersOfferCodes: boolean;
  offersGifts: boolean;
  estimatesShipping: boolean;
  /** From which sub total shipping is free; null if the store does not tell. */
  freeShipping: FreeShippingRule | null;
  now: Date;
};

type StoredCart = { items: readonly CartItem[]; details: CartDetails };

/**
 * Calculates the cart at current prices and stock. Withdrawn and sold-out items stay in the cart until the shopper
 * removes them, but the totals leave them out. An item with too little stock is part of the totals, but the shopper
 * must reduce its quantity before ordering.
 *
 * Errors: RangeError for quantities and amounts that are too large; the contracts never accept these.
 * Source: docs/domain.md#cart and #stock; pricing rules 6–18.
 */
export function refreshCart({ items, details }: StoredCart, facts: CartPricingInput): Cart {
  const { settings, currency, offer, offersOfferCodes, offersGifts, estimatesShipping, freeShipping, now } = facts;
  const { isGiftWrapped } = details;
  const { items: refreshed, bill } = refreshItems(items, facts, (toPrice) =>
    priceOrder({ ...AS_IN_THE_BAG, isGiftWrapped, offer, items: toPrice, settings, currency, now }),
  );
  return {
    items: refreshed,
    details,
    offersOfferCodes,
    offersGifts,
    estimatesShipping,
    freeShipping: freeShipping && missingFor(freeShipping, bill.subTotal),
    bill,
    rules: settings,
    refusals: [...itemRefusals(refreshed), ...bill.refusals],
    notices: refreshed.flatMap(noticesOf),
  };
}

/** The items at current prices and stock, and the bill for those that are available. `toBill` calculates the bill. */
export function refreshItems(
  items: readonly CartItem[],
  facts: WorkFacts & Pick<CartPricingInput, "settings">,
  toBill: (items: readonly ItemToPrice[]) => Bill,
): { items: RefreshedItem[]; bill: Bill } {
  const resolved = items.map((item) => resolveItem(item, facts));
  const stockRefusalById = stockRefusals(
    resolved.flatMap(({ item: { sold, ...item } }) => (sold ? [{ ...item, sold }] : [])),
    facts.settings.quantityRules,
  );
  const bill = toBill(
    resolved.flatMap(({ item, work, toPrice }) =>
      toPrice && stockRefusalById.get(item.id) !== "sold_out"
        ? [toItemToPrice(item, toPrice, work, facts.settings)]
        : [],
    ),
  );
  const priced = new Map(bill.items.map((item) => [item.id, item]));
  const refreshed = resolved.map(({ item, work, refusal }) =>
    toRefreshedItem(item, work, refusal ?? stockRefusalById.get(item.id) ?? null, priced.get(item.id)),
  );
  return { items: refreshed, bill };
}

/**
 * The refusal for a cart with any item that is withdrawn, sold out or short of stock; empty if there is no such item.
 */
export function itemRefusals(items: readonly RefreshedItem[]): readonly "item_unavailable"[] {
  return items.some(isUnavailable) ? ["item_unavailable"] : [];
}

/** Marks an item's current price as accepted by the shopper and removes the notice that the price has changed. */
export function withPriceSeen(cart: Cart, itemId: string): Cart {
  return {
    ...cart,
    items: cart.items.map((item) =>
      item.id === itemId ? { ...item, seenPrice: item.unitPrice ?? item.seenPrice } : item,
    ),
    notices: cart.notices.filter((notice) => notice.code !== "price_changed" || notice.itemId !== itemId),
  };
}

/** A cart item with the extra cloth in its quantity. */
type ItemWithCloth = CartItem & Pick<RefreshedItem, "additionalQuantity">;

/** The work on an item: its addon, and what is written on it. */
type Work = Pick<RefreshedItem, "addon" | "personalization">;

const NO_WORK: Work = { addon: null, personalization: null };

/** The price of the work: for one piece, or once for cloth and yarn. */
export function workPrice({ addon, personalization }: Work): number {
  return (addon?.price ?? 0) + (personalization?.price ?? 0);
}

type ResolvedItem = {
  item: ItemWithCloth;
  work: Work;
  toPrice: SoldItem | null;
  refusal: ItemRefusal | null;
};

function resolveItem(stored: CartItem, facts: WorkFacts): ResolvedItem {
  const item = { ...stored, additionalQuantity: 0 };
  if (!item.sold) return { item, work: NO_WORK, toPrice: null, refusal: "not_sold" };
  const addon = chosenAddon(item, facts);
  if (!addon.ok) return { item, work: NO_WORK, toPrice: null, refusal: addon.code };
  const personalization = personalizationOf(item.answers, item.sold.personalFields, facts.personal);
  if (!personalization.ok) return { item, work: NO_WORK, toPrice: null, refusal: personalization.code };
  const work = { addon: addon.value, personalization: personalization.value };
  const quantity = withExtraCloth(item.quantity, addon.value?.customization?.additionalQuantity ?? 0);
  const additionalQuantity = quantity - item.quantity;
  return { item: { ...item, quantity, additionalQuantity }, work, toPrice: item.sold, refusal: null };
}

function toItemToPrice(
  { id, productId, quantity, additionalQuantity, addonId }: ItemWithCloth,
  sold: SoldItem,
  work: Work,
  { defaultWeightGrams }: Pick<PricingSettings, "defaultWeightGrams">,
): ItemToPrice {
  const { categoryIds, unit, taxRateId, sellingPrice, discountedPrice, allowsCashOnDelivery } = sold;
  return {
    id,
    productId,
    categoryIds,
    unit,
    quantity,
    additionalQuantity,
    minQuantity: sold.minQuantity,
    stepQuantity: sold.stepQuantity,
    sellingPrice,
    discountedPrice,
    addonPrice: workPrice(work),
    weightGrams: sold.weightGrams || defaultWeightGrams,
    taxRateId,
    isCustomised: addonId !== "" || work.personalization !== null,
    allowsCashOnDelivery,
  };
}

function toRefreshedItem(
  item: ItemWithCloth,
  work: Work,
  refusal: ItemRefusal | null,
  priced: PricedItem | undefined,
): RefreshedItem {
  const price = item.sold && unitPrice({ ...item.sold, addonPrice: workPrice(work) });
  return {
    ...item,
    ...work,
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
