import "server-only";
import { and, asc, eq, or, type Placeholder, type SQLWrapper, sql } from "drizzle-orm";
import { storedAnswersSchema } from "@/lib/contracts/personalization/stored";
import { toUnit } from "@/lib/data/product/rows";
import { type SoldRow, selectSold, toSoldItem } from "@/lib/data/product/sold-items";
import { builtOnce } from "@/lib/database/built-once";
import { type Database, getDatabase } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { CART_ITEMS_LIMIT, type CartItem, type CartOwner, hasDetails, NO_CART_DETAILS } from "@/lib/domain/cart/cart";
import type { LineItem } from "@/lib/domain/order/line-item";
import { answersOf } from "@/lib/domain/personalization/personalization";
import type { StoreId } from "@/lib/domain/store/id";
import { type CartRow, updateCart } from "./carts";
import { isOwnedBy } from "./owned-by";

const itemsOfCart = builtOnce((database) =>
  selectItems(sql.placeholder("storeId"), sql.placeholder("cartId"), database).prepare(""),
);

/** The items in the order they were added, each with the product or variant as it is sold now. */
export async function listCartItems(storeId: StoreId, cartId: string, database?: Database): Promise<CartItem[]> {
  return (await itemsOfCart(database).execute({ storeId, cartId })).map(toCartItem);
}

/** The items in the cart of `owner`; empty if the owner has no cart. */
export async function listItemsOfOwner(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<CartItem[]> {
  const cartId = database
    .select({ id: carts.id })
    .from(carts)
    .where(isOwnedBy(carts, storeId, owner));
  return (await selectItems(storeId, cartId, database)).map(toCartItem);
}

function selectItems(storeId: StoreId | Placeholder, cartId: Placeholder | SQLWrapper, database: Database) {
  // The lateral join finds each product by its primary key. With a plain join PostgreSQL may scan all products of the
  // store.
  const soldForItem = selectSold(storeId, cartItems.productId, cartItems.options, database).as("sold");
  return database
    .select()
    .from(cartItems)
    .leftJoinLateral(soldForItem, sql`true`)
    .where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(CART_ITEMS_LIMIT);
}

function toCartItem({ cart_items: item, sold: row }: Awaited<ReturnType<typeof selectItems>>[number]): CartItem {
  // If the product no longer exists, the outer join sets every column of `sold` to null; the inferred type does not say
  // so.
  const sold = row?.slug == null ? null : toSoldItem(row as SoldRow);
  const { id, productId, name, optionNames, options, addonId, modelId, quantity, seenPrice } = item;
  const unit = toUnit(item.unit);
  const hasSameUnit = sold?.unit === unit;
  return {
    id,
    productId,
    name,
    optionNames,
    options,
    addonId,
    modelId,
    answers: storedAnswersSchema.parse(item.answers),
    unit,
    quantity,
    seenPrice,
    sold: hasSameUnit ? sold : null,
  };
}

/** Inserts an item into a locked cart, or updates the item with the same id. */
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
      answers: item.answers,
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

/** Empties a cart. */
export async function removeAllCartItems(storeId: StoreId, cartId: string, database: Database): Promise<void> {
  await database.delete(cartItems).where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId)));
}

/**
 * Removes the ordered items from a locked cart. Also clears what the shopper said about the cart, which has
 * been copied to the order.
 */
export async function removeOrderedItems(
  storeId: StoreId,
  { id: cartId, ...details }: CartRow,
  ordered: readonly Pick<LineItem, "productId" | "options" | "addonId" | "modelId" | "personalization">[],
  database: Database,
): Promise<void> {
  const isOrdered = or(
    ...ordered.map(({ productId, options, addonId, modelId, personalization }) =>
      and(
        eq(cartItems.productId, productId),
        eq(cartItems.options, [...options]),
        eq(cartItems.addonId, addonId),
        eq(cartItems.modelId, modelId),
        eq(cartItems.answers, answersOf(personalization)),
      ),
    ),
  );
  await database.delete(cartItems).where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId), isOrdered));
  if (hasDetails(details)) await updateCart(storeId, cartId, NO_CART_DETAILS, database);
}
