import "server-only";
import { type CartRow, lockCart, updateCart } from "@/lib/data/cart/carts";
import { listCartItems, removeCartItem, saveCartItem } from "@/lib/data/cart/items";
import { findProductChoices, findSoldItem } from "@/lib/data/product/sold-items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { claimKey, findKey, type KeyedRequest } from "@/lib/database/idempotency-keys";
import {
  CART_ITEMS_LIMIT,
  type CartItem,
  type ChosenItem,
  cartOwner,
  chosenOptions,
  withItem,
} from "@/lib/domain/cart/cart";
import { type Cart, type CartNotice, type ItemRefusal, withPriceSeen } from "@/lib/domain/cart/refresh";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { fail, ok, type Result } from "@/lib/domain/result";
import { hashToken, newId } from "@/lib/server/tokens";
import { type CartAsker, type CartSettings, readSettings, refreshed } from "./read";

export type CartChangeRefusal =
  | ItemRefusal
  | "product_unknown"
  | "unit_wrong"
  | "variant_unknown"
  | "item_unknown"
  | "bag_full"
  | "quantity_above_maximum"
  | "idempotency_key_reused";

/**
 * Puts something into the bag. What is there already grows by it, and the answer says so. With a key it is done once:
 * the same again, from a browser that never heard the answer, changes nothing.
 */
export async function addToCart(
  asker: CartAsker,
  chosen: ChosenItem,
  key: string | null = null,
): Promise<Result<Cart, CartChangeRefusal>> {
  const { productId, addonId, modelId, quantity } = chosen;
  const product = await findProductChoices(asker.store.id, productId);
  if (!product) return fail("product_unknown", "product_id");
  if (chosen.unit !== null && chosen.unit !== product.unit) return fail("unit_wrong", "unit");
  const { name, optionNames, unit } = product;
  const options = chosenOptions(optionNames, chosen.variantTypes);
  if (!options) return fail("variant_unknown", "variant_types");

  const keyed = key === null ? null : keyedRequest(asker, chosen, key);
  return changeCart(asker, async ({ cart, items, now, settings, database }) => {
    const before = keyed && (await findKey(asker.store.id, keyed, database));
    if (before && before.requestDigest !== keyed.requestDigest) return fail("idempotency_key_reused");
    if (before) return ok(await refreshed(asker.store.id, cart, items, settings, database));
    const sold = await findSoldItem(asker.store.id, { productId, options }, database);
    const id = newId();
    const chosenAs = { productId, options, addonId, modelId };
    const added = { id, ...chosenAs, name, optionNames, unit, quantity, seenPrice: 0, sold };
    const next = withItem(items, added);
    if (next.items.length > CART_ITEMS_LIMIT) return fail("bag_full");
    const saved = await saveIfSold(asker, { cart, now, settings, database, ...next });
    if (saved.ok && keyed) await claimKey(asker.store.id, keyed, { item_id: next.item.id }, now, database);
    if (!saved.ok || !next.wasThere) return saved;
    const summed: CartNotice = { code: "quantity_summed", itemId: next.item.id, quantity: next.item.quantity };
    return ok({ ...saved.value, notices: [summed, ...saved.value.notices] });
  });
}

function keyedRequest({ visitor }: CartAsker, chosen: ChosenItem, key: string): KeyedRequest {
  const owner = cartOwner(visitor);
  const id = owner.kind === "customer" ? owner.customerId : owner.anonymousId;
  return { askerKey: `bag of ${owner.kind} ${id}`, key, requestDigest: hashToken(JSON.stringify(chosen)) };
}

/** Buys more or less of an item; in hundredths of its unit. */
export function changeQuantity(
  asker: CartAsker,
  itemId: string,
  quantity: number,
): Promise<Result<Cart, CartChangeRefusal>> {
  return changeCart(asker, async ({ items, ...change }) => {
    const present = items.find(({ id }) => id === itemId);
    if (!present) return fail("item_unknown");
    const item = { ...present, quantity };
    const next = items.map((each) => (each === present ? item : each));
    const isLess = quantity < present.quantity;
    return saveIfSold(asker, { ...change, items: next, item, tolerates: isLess ? "too_few_left" : null });
  });
}

/** Takes an item out of the bag, whatever has become of it. */
export function removeFromCart(asker: CartAsker, itemId: string): Promise<Result<Cart, CartChangeRefusal>> {
  return changeCart(asker, async ({ cart, items, settings, database }) => {
    if (!items.some(({ id }) => id === itemId)) return fail("item_unknown");
    await removeCartItem(asker.store.id, cart.id, itemId, database);
    const left = items.filter(({ id }) => id !== itemId);
    return ok(await refreshed(asker.store.id, cart, left, settings, database));
  });
}

/** What is asked for beside the items; what is left out stays. */
export function changeCartDetails(
  asker: CartAsker,
  { note, isGiftWrapped }: { note?: string | undefined; isGiftWrapped?: boolean | undefined },
): Promise<Result<Cart, CartChangeRefusal>> {
  return changeCart(asker, async ({ cart, items, settings, database }) => {
    const changed = { ...cart, note: note ?? cart.note, isGiftWrapped: isGiftWrapped ?? cart.isGiftWrapped };
    await updateCart(asker.store.id, cart.id, changed, database);
    return ok(await refreshed(asker.store.id, changed, items, settings, database));
  });
}

type Change = { cart: CartRow; items: readonly CartItem[]; now: Date; settings: CartSettings; database: Database };

/** Changes of one bag come one after the other: each sees what the one before it has left. */
async function changeCart(
  asker: CartAsker,
  change: (cart: Change) => Promise<Result<Cart, CartChangeRefusal>>,
): Promise<Result<Cart, CartChangeRefusal>> {
  const settings = await readSettings(asker);
  return getDatabase().transaction(async (database) => {
    const now = new Date();
    const cart = await lockCart(asker.store.id, cartOwner(asker.visitor), now, database);
    const items = await listCartItems(asker.store.id, cart.id, database);
    return change({ cart, items, now, settings, database });
  });
}

type Saving = Change & {
  item: CartItem;
  /** Who takes less of something that is short does the right thing, though it may not be enough yet. */
  tolerates?: ItemRefusal | null;
};

/** Keeps `item`, which is one of `items`, when it can be bought like that; the shopper sees its price of now. */
async function saveIfSold(
  asker: CartAsker,
  { cart, items, item, tolerates = null, now, settings, database }: Saving,
): Promise<Result<Cart, CartChangeRefusal>> {
  if (item.quantity > LARGEST_QUANTITY) return fail("quantity_above_maximum", "quantity");
  const answer = await refreshed(asker.store.id, cart, items, settings, database);
  const saved = answer.items.find(({ id }) => id === item.id);
  if (!saved || saved.unitPrice === null) return fail("not_sold", FIELDS.not_sold);
  if (saved.refusal && saved.refusal !== tolerates) return fail(saved.refusal, FIELDS[saved.refusal]);
  await saveCartItem(asker.store.id, cart.id, { ...item, seenPrice: saved.unitPrice }, now, database);
  return ok(withPriceSeen(answer, item.id));
}

const FIELDS: Record<ItemRefusal, string> = {
  not_sold: "variant_types",
  addon_unknown: "addon_id",
  model_needed: "model_id",
  model_unknown: "model_id",
  sold_out: "quantity",
  too_few_left: "quantity",
  quantity_below_minimum: "quantity",
  quantity_off_step: "quantity",
};
