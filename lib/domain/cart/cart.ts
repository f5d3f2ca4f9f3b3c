import type { Visitor } from "../authentication/visitor";
import type { PersonalAnswer } from "../personalization/personalization";
import type { PersonalField } from "../product/personal-field";
import type { Price } from "../product/product";
import type { OwnQuantities } from "../product/quantities";
import type { Unit } from "../product/unit";

/** A cart belongs to a customer, or to an anonymous browser. A guest's cart belongs to the browser. */
export type CartOwner = { kind: "customer"; customerId: string } | { kind: "anonymous"; anonymousId: string };

export function cartOwner(visitor: Visitor): CartOwner {
  return visitor.kind === "customer"
    ? { kind: "customer", customerId: visitor.customerId }
    : { kind: "anonymous", anonymousId: visitor.anonymousId };
}

/** The id of a customer or of an anonymous browser. */
export function ownerId(owner: CartOwner): string {
  return owner.kind === "customer" ? owner.customerId : owner.anonymousId;
}

/** What a shopper says about a whole cart. All of it goes to the checkout of the cart. */
export type CartDetails = GiftDetails & { note: string; isGiftWrapped: boolean; offerCode: string };

/** What makes a parcel a gift, besides its wrapping: a message, and no prices in it. */
type GiftDetails = { giftMessage: string; hidesPrices: boolean };

export const NO_CART_DETAILS: CartDetails = {
  note: "",
  isGiftWrapped: false,
  offerCode: "",
  giftMessage: "",
  hidesPrices: false,
};

/** Whether the shopper has said anything about a cart. */
export function hasDetails({ note, isGiftWrapped, offerCode, giftMessage, hidesPrices }: CartDetails): boolean {
  return note !== "" || isGiftWrapped || offerCode !== "" || giftMessage !== "" || hidesPrices;
}

/** The most items a cart can hold. */
export const CART_ITEMS_LIMIT = 100;

/**
 * What makes two items the same cart item: if all of these fields are equal, the cart has one item with the sum of the
 * quantities. `options` are in the order of the product's variant types.
 */
export type ItemIdentity = {
  productId: string;
  options: readonly string[];
  /** Empty if the item has no addon. */
  addonId: string;
  /** The id of the fit profile to which the item is stitched; empty if there is none. */
  modelId: string;
  /** What the shopper wrote, in the order of the product's fields; see `orderedAnswers`. */
  answers: readonly PersonalAnswer[];
};

/**
 * The product or variant as it is currently sold. Amounts are in minor units of the base currency, quantities in
 * hundredths of the unit.
 */
export type SoldItem = Price &
  OwnQuantities & {
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
    /** 0 if neither the variant nor the product has a weight. */
    weightGrams: number;
    taxRateId: string;
    /** The code that classifies the product for customs and tax; empty if there is none. */
    hsnCode: string;
    categoryIds: readonly string[];
    addonIds: readonly string[];
    /** True if one of the addons has to be chosen, as long as any is offered. */
    needsAddon: boolean;
    /** What shoppers can write on it. */
    personalFields: readonly PersonalField[];
    /** Path below the store's uploads folder, or a full URL; empty if there is no picture. */
    image: string;
  };

export type CartItem = ItemIdentity & {
  id: string;
  /** The product's name when the item was added to the cart. `optionNames` are from that time too. */
  name: string;
  optionNames: readonly string[];
  unit: Unit;
  /** What the shopper chose, in hundredths of the unit; without extra cloth for stitching. */
  quantity: number;
  /**
   * The unit price that the shopper has last seen and accepted, in minor units of the base currency, without the
   * additional charge.
   */
  seenPrice: number;
  /**
   * What is currently sold for this item. Null if the product is no longer sold, or is now sold in a different unit.
   */
  sold: SoldItem | null;
};

/** An item that a shopper wants to add. The quantity is in hundredths of the unit. */
export type ChosenItem = {
  productId: string;
  quantity: number;
  /** The unit in which the request gives the quantity; null if the request contains none. */
  unit: Unit | null;
  variantTypes: readonly { name: string; value: string }[];
  addonId: string;
  modelId: string;
  answers: readonly PersonalAnswer[];
};

/**
 * The chosen option for each of the variant types `names`, in their order; null if an option is missing or there are
 * too many.
 */
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
    one.options.every((option, index) => option === other.options[index]) &&
    one.answers.length === other.answers.length &&
    one.answers.every((answer, index) => isSameAnswer(answer, other.answers[index]))
  );
}

function isSameAnswer(one: PersonalAnswer, other: PersonalAnswer | undefined): boolean {
  return (
    one.name === other?.name &&
    one.value === other.value &&
    one.colour === other.colour &&
    one.lettering === other.lettering
  );
}

/**
 * Adds an item to the items of a cart. If the cart has the same item already, that item keeps its id and position, and
 * the quantities are added up. Cloth for one garment is an exception: the new quantity replaces the old one, because
 * the item is stitched only once.
 *
 * Source: docs/domain.md#cart.
 */
export function withItem(
  items: readonly CartItem[],
  added: CartItem,
): { items: readonly CartItem[]; item: CartItem; isSummed: boolean } {
  const present = items.find((item) => isSameItem(item, added));
  if (!present) return { items: [...items, added], item: added, isSummed: false };
  const isOneGarment = added.modelId !== "" && added.unit !== "Pcs";
  const quantity = isOneGarment ? added.quantity : present.quantity + added.quantity;
  const item = { ...added, id: present.id, quantity };
  return { items: items.map((each) => (each === present ? item : each)), item, isSummed: !isOneGarment };
}

/**
 * Merges the items of a customer's cart with those of the browser in which the customer signs in. If both carts have
 * the same item, the browser's is kept, because the shopper saw it last. If there are more items than the limit, the
 * customer's oldest items are dropped.
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
