import "server-only";
import { and, asc, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import { toUnit } from "@/lib/data/product/rows";
import { type SoldRow, selectSold, toSoldItem } from "@/lib/data/product/sold-items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { CART_ITEMS_LIMIT, type CartItem, type CartOwner, type ItemIdentity } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { type CartRow, updateCart } from "./carts";
import { isOwnedBy } from "./owned-by";

/** What is in the bag, in the order it was put there, with what is sold under it now. */
export function listCartItems(
  storeId: StoreId,
  cartId: string,
  database: Database = getDatabase(),
): Promise<CartItem[]> {
  return listItems(storeId, cartId, database);
}

/** The same of the bag of `owner`, who may have none. */
export function listItemsOfOwner(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<CartItem[]> {
  const cartId = database
    .select({ id: carts.id })
    .from(carts)
    .where(isOwnedBy(carts, storeId, owner));
  return listItems(storeId, cartId, database);
}

async function listItems(storeId: StoreId, cartId: string | SQLWrapper, database: Database): Promise<CartItem[]> {
  // Item by item, each by its key: joined as a whole, every item may be looked for among all products of the store.
  const ofItem = selectSold(storeId, cartItems.productId, cartItems.options, database).as("sold");
  const rows = await database
    .select()
    .from(cartItems)
    .leftJoinLateral(ofItem, sql`true`)
    .where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(CART_ITEMS_LIMIT);
  return rows.map(({ cart_items: item, sold: row }) => {
    // Without its product all of `sold` is null, which the join's type does not say.
    const sold = row?.slug == null ? null : toSoldItem(row as SoldRow);
    const { id, productId, name, optionNames, options, addonId, modelId, quantity, seenPrice } = item;
    const unit = toUnit(item.unit);
    const isSoldSo = sold?.unit === unit;
    return {
      id,
      productId,
      name,
      optionNames,
      options,
      addonId,
      modelId,
      unit,
      quantity,
      seenPrice,
      sold: isSoldSo ? sold : null,
    };
  });
}

/** Puts an item into a locked bag, in the place of the one with its id. */
export async function saveCartItem(
  storeId: StoreId,
  cartId: string,
  item: CartItem,
  now: Date,
  database: Database,
): Promise<void> {
  const { id, productId, name, addonId, modelId, unit, quantity, seenPrice } = item;
  const optionNames = [...item.optionNames];
  const options = [...item.options];
  await database
    .insert(cartItems)
    .values({
      storeId,
      id,
      cartId,
      productId,
      name,
      optionNames,
      options,
      addonId,
      modelId,
      unit,
      quantity,
      seenPrice,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItems.storeId, cartItems.id],
      set: { name, optionNames, unit, quantity, seenPrice },
    });
}

export async function removeCartItem(
  storeId: StoreId,
  cartId: string,
  itemId: string,
  database: Database,
): Promise<void> {
  await database
    .delete(cartItems)
    .where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)));
}

/** What was ordered leaves a locked bag, with the note and the wrapping that the order has taken over. */
export async function removeOrdered(
  storeId: StoreId,
  { id: cartId, note, isGiftWrapped }: CartRow,
  ordered: readonly ItemIdentity[],
  database: Database,
): Promise<void> {
  const isOrdered = or(
    ...ordered.map(({ productId, options, addonId, modelId }) =>
      and(
        eq(cartItems.productId, productId),
        eq(cartItems.options, [...options]),
        eq(cartItems.addonId, addonId),
        eq(cartItems.modelId, modelId),
      ),
    ),
  );
  await database.delete(cartItems).where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId), isOrdered));
  if (note || isGiftWrapped) await updateCart(storeId, cartId, { note: "", isGiftWrapped: false }, database);
}
