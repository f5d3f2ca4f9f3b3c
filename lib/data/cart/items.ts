import "server-only";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { storedAnswersSchema } from "@/lib/contracts/personalization/stored";
import { toUnit } from "@/lib/data/product/rows";
import { type SoldRow, selectSold, toSoldItem } from "@/lib/data/product/sold-items";
import { builtOnce } from "@/lib/database/built-once";
import type { Database } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import {
  CART_ITEMS_LIMIT,
  type CartItem,
  type CartOwner,
  hasDetails,
  NO_CART_DETAILS,
  ownerId,
} from "@/lib/domain/cart/cart";
import type { LineItem } from "@/lib/domain/order/line-item";
import { answersOf } from "@/lib/domain/personalization/personalization";
import type { StoreId } from "@/lib/domain/store/id";
import { type CartRow, updateCart } from "./carts";

const STORE_ID = sql.placeholder("storeId");

const itemsOfCart = builtOnce((database) =>
  database
    .select()
    .from(cartItems)
    .leftJoinLateral(soldForItem(database), sql`true`)
    .where(and(eq(cartItems.storeId, STORE_ID), eq(cartItems.cartId, sql.placeholder("cartId"))))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(CART_ITEMS_LIMIT)
    .prepare(""),
);
type ItemRow = Awaited<ReturnType<ReturnType<typeof itemsOfCart>["execute"]>>[number];

/** The items in the order they were added, each with the product or variant as it is sold now. */
export async function listCartItems(storeId: StoreId, cartId: string, database?: Database): Promise<CartItem[]> {
  return (await itemsOfCart(database).execute({ storeId, cartId })).map(toCartItem);
}

const cartsOf = (owner: PgColumn) =>
  builtOnce((database) =>
    database
      .select()
      .from(carts)
      .leftJoin(cartItems, and(eq(cartItems.storeId, carts.storeId), eq(cartItems.cartId, carts.id)))
      .leftJoinLateral(soldForItem(database), sql`true`)
      .where(and(eq(carts.storeId, STORE_ID), eq(owner, sql.placeholder("ownerId"))))
      .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
      .limit(CART_ITEMS_LIMIT)
      .prepare(""),
  );
const CARTS_OF = { customer: cartsOf(carts.customerId), anonymous: cartsOf(carts.anonymousId) };

/**
 * The cart of `owner` with its items, as `listCartItems` gives them; null if there is none. One query reads both, because
 * the embedded database answers one at a time.
 */
export async function findCartWithItems(
  storeId: StoreId,
  owner: CartOwner,
  database?: Database,
): Promise<{ cart: CartRow; items: CartItem[] } | null> {
  const rows = await CARTS_OF[owner.kind](database).execute({ storeId, ownerId: ownerId(owner) });
  const [first] = rows;
  if (!first) return null;
  const items = rows.flatMap(({ cart_items, sold }) => (cart_items ? [toCartItem({ cart_items, sold })] : []));
  return { cart: first.carts, items };
}

/**
 * What is sold as an item of the query. A lateral join with it finds each product by its primary key; with a plain join
 * PostgreSQL may scan all products of the store.
 */
function soldForItem(database: Database) {
  return selectSold(STORE_ID, cartItems.productId, cartItems.options, database).as("sold");
}

function toCartItem({ cart_items: item, sold: row }: ItemRow): CartItem {
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
