import type { Visitor } from "../authentication/visitor";
import type { Price } from "../product/product";
import type { Unit } from "../product/unit";

/** A bag belongs to an account, or to a browser that nobody has signed in with: a guest's is the browser's. */
export type CartOwner = { kind: "customer"; customerId: string } | { kind: "anonymous"; anonymousId: string };

export function cartOwner(visitor: Visitor): CartOwner {
  return visitor.kind === "customer"
    ? { kind: "customer", customerId: visitor.customerId }
    : { kind: "anonymous", anonymousId: visitor.anonymousId };
}

/** Items that a bag can hold. */
export const CART_ITEMS_LIMIT = 100;

/** What is meant by an item: the same chosen again is the same item. Options in the order of the product's variant types. */
export type ItemIdentity = {
  productId: string;
  options: readonly string[];
  /** Empty without, like the next. */
  addonId: string;
  /** The fit profile that it is stitched to. */
  modelId: string;
};

/** What the store sells under it at this moment. Amounts in minor units of the base, quantities in hundredths. */
export type SoldItem = Price & {
  /** Null for a product without variants. */
  variantId: string | null;
  slug: string;
  name: string;
  sku: string;
  unit: Unit;
  /** Null: not counted. */
  stock: number | null;
  allowsBackorder: boolean;
  allowsCashOnDelivery: boolean;
  weightGrams: number;
  taxRateId: string;
  /** By which customs and tax know it; empty without. */
  hsnCode: string;
  categoryIds: readonly string[];
  addonIds: readonly string[];
  /** Path below the store's uploads, or a full address; empty without a picture. */
  image: string;
};

export type CartItem = ItemIdentity & {
  id: string;
  /** As it was called when it was chosen, with the names of its options. */
  name: string;
  optionNames: readonly string[];
  unit: Unit;
  /** Hundredths of the unit. */
  quantity: number;
  /** What one cost when the shopper last had a say: minor units of the base, without the additional charge. */
  seenPrice: number;
  /** Null when it is sold no more, or no more in that unit. */
  sold: SoldItem | null;
};

/** What a shopper chooses; quantities in hundredths of the unit. */
export type ChosenItem = {
  productId: string;
  quantity: number;
  /** What the shopper takes the quantity to be in; null does not say. */
  unit: Unit | null;
  variantTypes: readonly { name: string; value: string }[];
  addonId: string;
  modelId: string;
};

/** One value for each name, in the product's order; null when anything else was chosen. */
export function chosenOptions(names: readonly string[], chosen: ChosenItem["variantTypes"]): readonly string[] | null {
  const values = names.map((name) => chosen.find((choice) => choice.name === name)?.value);
  const options = values.filter((value) => value !== undefined);
  return options.length === names.length && chosen.length === names.length ? options : null;
}

export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  return (
    one.productId === other.productId &&
    one.addonId === other.addonId &&
    one.modelId === other.modelId &&
    one.options.length === other.options.length &&
    one.options.every((option, index) => option === other.options[index])
  );
}

/** The items with one more; one that is there already keeps its id and place, and its quantity grows. */
export function withItem(
  items: readonly CartItem[],
  added: CartItem,
): { items: readonly CartItem[]; item: CartItem; wasThere: boolean } {
  const present = items.find((item) => isSameItem(item, added));
  if (!present) return { items: [...items, added], item: added, wasThere: false };
  const item = { ...added, id: present.id, quantity: present.quantity + added.quantity };
  return { items: items.map((each) => (each === present ? item : each)), item, wasThere: true };
}

/**
 * The bag of somebody who signs in: what the account has kept, and what the browser brings. Where both have the same
 * item the browser's counts, which the shopper saw last. Past the limit the oldest that the account has kept give way.
 *
 * Source: domain §4.8, "Login merge".
 */
export function mergedItems<Item extends ItemIdentity>(
  kept: readonly Item[],
  brought: readonly Item[],
): readonly Item[] {
  const others = kept.filter((item) => !brought.some((other) => isSameItem(item, other)));
  const room = Math.max(0, CART_ITEMS_LIMIT - brought.length);
  return [...others.slice(Math.max(0, others.length - room)), ...brought];
}
