import type { Visitor } from "../authentication/visitor";
import type { Price } from "../product/product";
import type { Unit } from "../product/unit";

/** A cart belongs to a customer, or to an anonymous browser. A guest's cart belongs to the browser. */
export type CartOwner = { kind: "customer"; customerId: string } | { kind: "anonymous"; anonymousId: string };

export function cartOwner(visitor: Visitor): CartOwner {
  return visitor.kind === "customer"
    ? { kind: "customer", customerId: visitor.customerId }
    : { kind: "anonymous", anonymousId: visitor.anonymousId };
}

/** The most items a cart can hold. */
export const CART_ITEMS_LIMIT = 100;

/** Two items with equal identity are the same cart item. Options in the order of the product's variant types. */
export type ItemIdentity = {
  productId: string;
  options: readonly string[];
  /** Empty if the item has no addon. */
  addonId: string;
  /** The fit profile that the item is stitched to; empty if there is none. */
  modelId: string;
};

/** The product or variant as it is sold now. Amounts in minor units of the base currency, quantities in hundredths. */
export type SoldItem = Price & {
  /** Null for a product without variants. */
  variantId: string | null;
  slug: string;
  name: string;
  sku: string;
  unit: Unit;
  /** Null if the store does not count the stock. */
  stock: number | null;
  allowsBackorder: boolean;
  allowsCashOnDelivery: boolean;
  weightGrams: number;
  taxRateId: string;
  /** The code that classifies the product for customs and tax; empty if there is none. */
  hsnCode: string;
  categoryIds: readonly string[];
  addonIds: readonly string[];
  /** Path below the store's uploads folder, or a full URL; empty if there is no picture. */
  image: string;
};

export type CartItem = ItemIdentity & {
  id: string;
  /** The product's name when the item was added; `optionNames` date from then too. */
  name: string;
  optionNames: readonly string[];
  unit: Unit;
  /** Hundredths of the unit. */
  quantity: number;
  /**
   * The unit price the shopper last saw and accepted: minor units of the base currency, without the additional charge.
   */
  seenPrice: number;
  /** Null if the product is no longer sold, or no longer by that unit. */
  sold: SoldItem | null;
};

/** An item to add; its quantity in hundredths of the unit. */
export type ChosenItem = {
  productId: string;
  quantity: number;
  /** The unit in which the request gives the quantity; null if the request names none. */
  unit: Unit | null;
  variantTypes: readonly { name: string; value: string }[];
  addonId: string;
  modelId: string;
};

/** The chosen value for each option name, in the product's order; null if a value is missing or too many are given. */
export function chosenOptions(names: readonly string[], chosen: ChosenItem["variantTypes"]): readonly string[] | null {
  const values = names.map((name) => chosen.find((choice) => choice.name === name)?.value);
  const options = values.filter((value) => value !== undefined);
  return options.length === names.length && chosen.length === names.length ? options : null;
}

/** @internal Exported for tests. */
export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  return (
    one.productId === other.productId &&
    one.addonId === other.addonId &&
    one.modelId === other.modelId &&
    one.options.length === other.options.length &&
    one.options.every((option, index) => option === other.options[index])
  );
}

/**
 * Adds an item. If the cart contains the item already, that item keeps its id and position, and its quantity
 * increases.
 */
export function withItem(
  items: readonly CartItem[],
  added: CartItem,
): { items: readonly CartItem[]; item: CartItem; wasPresent: boolean } {
  const present = items.find((item) => isSameItem(item, added));
  if (!present) return { items: [...items, added], item: added, wasPresent: false };
  const item = { ...added, id: present.id, quantity: present.quantity + added.quantity };
  return { items: items.map((each) => (each === present ? item : each)), item, wasPresent: true };
}

/**
 * Merges the cart items of a customer who signs in with those of the browser. If both carts contain the same item, the
 * browser's version is kept, because the shopper saw it last. Above the limit the customer's oldest items are dropped.
 *
 * Source: docs/domain.md#cart-merge.
 */
export function mergedItems<Item extends ItemIdentity>(
  ofCustomer: readonly Item[],
  ofBrowser: readonly Item[],
): readonly Item[] {
  const others = ofCustomer.filter((item) => !ofBrowser.some((other) => isSameItem(item, other)));
  const room = Math.max(0, CART_ITEMS_LIMIT - ofBrowser.length);
  return [...others.slice(Math.max(0, others.length - room)), ...ofBrowser];
}
