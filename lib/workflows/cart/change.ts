import "server-only";
import { type CartRow, lockCart, updateCart } from "@/lib/data/cart/carts";
import { listCartItems, removeCartItem, saveCartItem } from "@/lib/data/cart/items";
import { findProductChoices, findSoldItem } from "@/lib/data/product/sold-items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { claimKey, findKey, type KeyedRequest, toKeyedRequest } from "@/lib/database/idempotency-keys";
import {
  CART_ITEMS_LIMIT,
  type CartDetails,
  type CartItem,
  type ChosenItem,
  cartOwner,
  chosenOptions,
  ownerId,
  withItem,
} from "@/lib/domain/cart/cart";
import { type Cart, type CartNotice, type ItemRefusal, withPriceSeen } from "@/lib/domain/cart/refresh";
import { orderedAnswers } from "@/lib/domain/personalization/personalization";
import { type EnteredOfferRefusal, enteredOfferRefusal } from "@/lib/domain/pricing/bill";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { admitCodes } from "@/lib/workflows/checkout/admit-codes";
import { type CartContext, type CartSettings, readSettings, refreshed } from "./read";

/** Why an item of the cart cannot be saved with its quantity. */
type SaveRefusal = ItemRefusal | "quantity_above_maximum";

/** Why an item cannot be added to the cart. */
export type NewItemRefusal = SaveRefusal | "product_unknown" | "unit_wrong" | "variant_unknown" | "bag_full";

/**
 * Adds an item to the cart. If the cart already has the same item, its quantity is increased, and a notice tells the
 * shopper. A request with an idempotency key is executed only once, so that a browser that received no response can
 * send it again.
 */
export function addToCart(context: CartContext, chosen: ChosenItem): Promise<Result<Cart, NewItemRefusal>>;
export function addToCart(
  context: CartContext,
  chosen: ChosenItem,
  key: string | null,
): Promise<Result<Cart, NewItemRefusal | "idempotency_key_reused">>;
export async function addToCart(
  context: CartContext,
  chosen: ChosenItem,
  key: string | null = null,
): Promise<Result<Cart, NewItemRefusal | "idempotency_key_reused">> {
  const { productId, addonId, modelId, quantity } = chosen;
  const product = await findProductChoices(context.store.id, productId);
  if (!product) return fail("product_unknown", "product_id");
  if (chosen.unit !== null && chosen.unit !== product.unit) return fail("unit_wrong", "unit");
  const { name, optionNames, unit, personalFields } = product;
  const answers = orderedAnswers(chosen.answers, personalFields);
  const options = chosenOptions(optionNames, chosen.variantTypes);
  if (!options) return fail("variant_unknown", "variant_types");

  const request = key === null ? null : keyedRequest(context, chosen, key);
  type AddResult = Result<Cart, NewItemRefusal | "idempotency_key_reused">;
  return changeCart(context, async ({ cart, items, now, settings, database }): Promise<AddResult> => {
    const earlier = request && (await findKey(context.store.id, request, database));
    if (earlier && earlier.requestDigest !== request.requestDigest) return fail("idempotency_key_reused");
    if (earlier) return ok(await refreshed(context, cart, items, settings, database));
    const sold = await findSoldItem(context.store.id, { productId, options }, database);
    const id = newId();
    const identity = { productId, options, addonId, modelId, answers };
    const added = { id, ...identity, name, optionNames, unit, quantity, seenPrice: 0, sold };
    const next = withItem(items, added);
    if (next.items.length > CART_ITEMS_LIMIT) return fail("bag_full");
    const saved = await saveIfAvailable(context, { cart, now, settings, database, ...next });
    if (saved.ok && request) await claimKey(context.store.id, request, { item_id: next.item.id }, now, database);
    if (!saved.ok || !next.isSummed) return saved;
    const summed: CartNotice = { code: "quantity_summed", itemId: next.item.id, quantity: next.item.quantity };
    return ok({ ...saved.value, notices: [summed, ...saved.value.notices] });
  });
}

function keyedRequest({ visitor }: CartContext, chosen: ChosenItem, key: string): KeyedRequest {
  const owner = cartOwner(visitor);
  return toKeyedRequest(`bag of ${owner.kind} ${ownerId(owner)}`, key, [chosen]);
}

type ChangeRefusal = SaveRefusal | "item_unknown" | "quantity_fixed";

/**
 * Changes the quantity of an item; `quantity` in hundredths of its unit. Refused if the quantity contains extra cloth,
 * because the garment and its measurements decide how much of it there is (docs/domain.md#quantities).
 */
export function changeQuantity(
  context: CartContext,
  itemId: string,
  quantity: number,
): Promise<Result<Cart, ChangeRefusal>> {
  return changeCart(context, async ({ items, ...change }): Promise<Result<Cart, ChangeRefusal>> => {
    const present = items.find(({ id }) => id === itemId);
    if (!present) return fail("item_unknown");
    const before = await refreshed(context, change.cart, [present], change.settings, change.database);
    if (before.items.some(({ additionalQuantity }) => additionalQuantity > 0))
      return fail("quantity_fixed", "quantity");
    const item = { ...present, quantity };
    const next = items.map((each) => (each === present ? item : each));
    const isReduced = quantity < present.quantity;
    return saveIfAvailable(context, {
      ...change,
      items: next,
      item,
      allowedRefusal: isReduced ? "too_few_left" : null,
    });
  });
}

/** Removes an item from the cart, whether or not it is still sold. */
export function removeFromCart(context: CartContext, itemId: string): Promise<Result<Cart, "item_unknown">> {
  return changeCart(context, async ({ cart, items, settings, database }) => {
    if (!items.some(({ id }) => id === itemId)) return fail("item_unknown");
    await removeCartItem(context.store.id, cart.id, itemId, database);
    const others = items.filter(({ id }) => id !== itemId);
    return ok(await refreshed(context, cart, others, settings, database));
  });
}

/**
 * Changes what the shopper says about the whole cart; undefined leaves a value as it is. An offer code is refused for
 * the same reasons as at the checkout.
 */
export async function changeCartDetails(
  context: CartContext & { address: string },
  details: { [Name in keyof CartDetails]?: CartDetails[Name] | undefined },
): Promise<Result<Cart, DetailsRefusal> | TooManyAttempts> {
  const { offerCode, giftMessage, hidesPrices } = details;
  const refused = offerCode ? await admitCodes(context, "offer", 1) : null;
  if (refused) return refused;
  return changeCart(context, async ({ cart, items, settings, database }): Promise<Result<Cart, DetailsRefusal>> => {
    if (offerCode && !settings.offersOfferCodes) return fail("offer_codes_off", "offer_code");
    if ((giftMessage || hidesPrices) && !settings.offersGifts)
      return fail("gifts_off", giftMessage ? "gift_message" : "hide_prices");
    const changed = {
      ...cart,
      note: details.note ?? cart.note,
      isGiftWrapped: details.isGiftWrapped ?? cart.isGiftWrapped,
      offerCode: offerCode ?? cart.offerCode,
      giftMessage: giftMessage ?? cart.giftMessage,
      hidesPrices: hidesPrices ?? cart.hidesPrices,
    };
    const priced = await refreshed(context, changed, items, settings, database);
    const refusal = offerCode ? enteredOfferRefusal(priced.bill) : null;
    if (refusal) return fail(refusal, "offer_code");
    await updateCart(context.store.id, cart.id, changed, database);
    return ok(priced);
  });
}

type DetailsRefusal = EnteredOfferRefusal | "offer_codes_off" | "gifts_off";

type LockedCart = { cart: CartRow; items: readonly CartItem[]; now: Date; settings: CartSettings; database: Database };

/** Runs `change` with the cart locked, so that parallel changes of one cart run one after the other. */
async function changeCart<Code extends string>(
  context: CartContext,
  change: (locked: LockedCart) => Promise<Result<Cart, Code>>,
): Promise<Result<Cart, Code>> {
  const settings = await readSettings(context);
  return getDatabase().transaction(async (database) => {
    const now = clock.now();
    const cart = await lockCart(context.store.id, cartOwner(context.visitor), now, database);
    const items = await listCartItems(context.store.id, cart.id, database);
    return change({ cart, items, now, settings, database });
  });
}

type ItemToSave = LockedCart & {
  item: CartItem;
  /**
   * A refusal that does not prevent the item from being saved. When the shopper reduces the quantity, the new quantity
   * is saved even if it is still more than the stock.
   */
  allowedRefusal?: ItemRefusal | null;
};

/**
 * Saves `item`, one of the `items` of the cart, if it can be bought. Its current price is saved as the price the
 * shopper has seen.
 */
async function saveIfAvailable(
  context: CartContext,
  { cart, items, item, allowedRefusal = null, now, settings, database }: ItemToSave,
): Promise<Result<Cart, SaveRefusal>> {
  if (item.quantity > LARGEST_QUANTITY) return fail("quantity_above_maximum", "quantity");
  const refreshedCart = await refreshed(context, cart, items, settings, database);
  const saved = refreshedCart.items.find(({ id }) => id === item.id);
  if (!saved || saved.unitPrice === null) return fail("not_sold", FIELDS.not_sold);
  if (saved.refusal && saved.refusal !== allowedRefusal) return fail(saved.refusal, FIELDS[saved.refusal]);
  await saveCartItem(context.store.id, cart.id, { ...item, seenPrice: saved.unitPrice }, now, database);
  return ok(withPriceSeen(refreshedCart, item.id));
}

const FIELDS: Record<ItemRefusal, string> = {
  not_sold: "variant_types",
  addon_unknown: "addon_id",
  model_needed: "model_id",
  addon_needed: "addon_id",
  model_unknown: "model_id",
  model_outdated: "model_id",
  personal_needed: "personal_list",
  personal_unknown: "personal_list",
  personal_too_long: "personal_list",
  personal_characters: "personal_list",
  personal_date: "personal_list",
  personal_file_unknown: "personal_list",
  personal_too_soon: "personal_list",
  sold_out: "quantity",
  too_few_left: "quantity",
  quantity_below_minimum: "quantity",
  quantity_off_step: "quantity",
};
