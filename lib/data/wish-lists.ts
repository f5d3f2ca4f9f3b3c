import "server-only";
import { and, count, desc, eq, isNull, lt, ne, notInArray, sql } from "drizzle-orm";
import type { BagOwner } from "@/lib/domain/bag";
import type { StoreId } from "@/lib/domain/ids";
import type { ProductCard } from "@/lib/domain/product";
import type { CardRules } from "@/lib/domain/stock";
import { ANONYMOUS_LIFE } from "@/lib/domain/visitor";
import { WISH_LIST_LIMIT, type Wish } from "@/lib/domain/wish-list";
import { newId } from "@/lib/tokens";
import { wishListItems, wishLists } from "./bag-schema";
import { holdCustomer } from "./customers";
import { type Database, getDatabase } from "./database";
import { isOwnedBy, oneForEach } from "./owned-by";
import { type CardRow, cardColumns, toProductCard } from "./product-rows";
import { products } from "./schema";

type WishListRow = { id: string; shareToken: string | null };

const listColumns = { id: wishLists.id, shareToken: wishLists.shareToken };

const isIn = (storeId: StoreId, listId: string) =>
  and(eq(wishListItems.storeId, storeId), eq(wishListItems.listId, listId));

/** A wish list belongs to whom the bag belongs to. Null for who never wished for anything. */
export async function findWishList(
  storeId: StoreId,
  owner: BagOwner,
  database: Database = getDatabase(),
): Promise<WishListRow | null> {
  const [row] = await database
    .select(listColumns)
    .from(wishLists)
    .where(isOwnedBy(wishLists, storeId, owner));
  return row ?? null;
}

/** The list that its owner shows to whoever has the link. */
export async function findSharedWishList(
  storeId: StoreId,
  shareToken: string,
  database: Database = getDatabase(),
): Promise<WishListRow | null> {
  const [row] = await database
    .select(listColumns)
    .from(wishLists)
    .where(and(eq(wishLists.storeId, storeId), eq(wishLists.shareToken, shareToken)));
  return row ?? null;
}

/** The list, made when there is none yet; until the transaction is over nobody else changes it. */
export async function lockWishList(
  storeId: StoreId,
  owner: BagOwner,
  now: Date,
  database: Database,
): Promise<WishListRow> {
  const { kind, ...ownerId } = owner;
  if (owner.kind === "customer") await holdCustomer(storeId, owner.customerId, database);
  const [row] = await database
    .insert(wishLists)
    .values({ storeId, id: newId(), ...ownerId, createdAt: now, modifiedAt: now })
    .onConflictDoUpdate({
      target: oneForEach(wishLists, owner),
      set: { modifiedAt: now },
    })
    .returning(listColumns);
  if (!row) throw new Error("A wish list was neither found nor made");
  return row;
}

/** Null takes the list back from whoever has the link. */
export async function setShareToken(
  storeId: StoreId,
  listId: string,
  shareToken: string | null,
  database: Database,
): Promise<void> {
  await database
    .update(wishLists)
    .set({ shareToken })
    .where(and(eq(wishLists.storeId, storeId), eq(wishLists.id, listId)));
}

/** The latest wish first. */
export async function listWishes(
  storeId: StoreId,
  listId: string,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<Wish[]> {
  const rows = await database
    .select({
      wish: {
        productId: wishListItems.productId,
        name: wishListItems.name,
        seenPrice: wishListItems.seenPrice,
        wasSoldOut: wishListItems.wasSoldOut,
        isAlertAsked: wishListItems.isAlertAsked,
        addedAt: wishListItems.createdAt,
      },
      shownId: products.id,
      card: cardColumns,
    })
    .from(wishListItems)
    .leftJoin(
      products,
      and(eq(products.storeId, storeId), eq(products.id, wishListItems.productId), eq(products.status, "active")),
    )
    .where(isIn(storeId, listId))
    .orderBy(desc(wishListItems.createdAt), desc(wishListItems.productId))
    .limit(WISH_LIST_LIMIT);
  // Without its product all of `card` is null, which the join's type does not say of the computed columns.
  return rows.map(({ wish, shownId, card }) => ({
    ...wish,
    seenPrice: rules.hidesPrices ? null : wish.seenPrice,
    product: shownId === null ? null : toProductCard(card as CardRow, rules),
  }));
}

/** By what a caller knows of it. */
export type NamedProduct = { id: string } | { slug: string };

/** The product as lists show it; null when it is not shown. */
export async function findCard(
  storeId: StoreId,
  named: NamedProduct,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<ProductCard | null> {
  const isNamed = "id" in named ? eq(products.id, named.id) : eq(products.slug, named.slug);
  const [row] = await database
    .select(cardColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), isNamed, eq(products.status, "active")));
  return row ? toProductCard(row, rules) : null;
}

/** How many there are beside this one. */
export async function countOtherWishes(
  storeId: StoreId,
  listId: string,
  productId: string,
  database: Database,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishListItems)
    .where(and(isIn(storeId, listId), ne(wishListItems.productId, productId)));
  return row?.count ?? 0;
}

/** What is on the list already stays as it was put there. */
export async function insertWish(
  storeId: StoreId,
  listId: string,
  wish: Omit<Wish, "product" | "seenPrice"> & { seenPrice: number },
  database: Database,
): Promise<void> {
  const { addedAt, ...row } = wish;
  await database
    .insert(wishListItems)
    .values({ storeId, listId, ...row, createdAt: addedAt })
    .onConflictDoNothing();
}

/** False when it is not on the list. */
export async function removeWish(
  storeId: StoreId,
  owner: BagOwner,
  productId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const list = await findWishList(storeId, owner, database);
  if (!list) return false;
  const removed = await database
    .delete(wishListItems)
    .where(and(isIn(storeId, list.id), eq(wishListItems.productId, productId)))
    .returning({ productId: wishListItems.productId });
  return removed.length > 0;
}

/** Makes the browser's list part of the account's, in the transaction that signs in; past the limit the oldest go. */
export async function mergeWishLists(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const [brought] = await database
    .select(listColumns)
    .from(wishLists)
    .where(isOwnedBy(wishLists, storeId, { kind: "anonymous", anonymousId }))
    .for("update");
  if (!brought) return;
  const account = await lockWishList(storeId, { kind: "customer", customerId }, now, database);
  const isKept = sql`exists (select from ${wishListItems} as kept where kept.store_id = ${storeId}
    and kept.list_id = ${account.id} and kept.product_id = ${wishListItems}.product_id)`;
  await database
    .update(wishListItems)
    .set({ listId: account.id })
    .where(and(isIn(storeId, brought.id), sql`not ${isKept}`));
  await database.delete(wishLists).where(and(eq(wishLists.storeId, storeId), eq(wishLists.id, brought.id)));
  // A link that was given away goes on leading to these wishes.
  if (!account.shareToken && brought.shareToken) await setShareToken(storeId, account.id, brought.shareToken, database);
  const latest = database
    .select({ productId: wishListItems.productId })
    .from(wishListItems)
    .where(isIn(storeId, account.id))
    .orderBy(desc(wishListItems.createdAt), desc(wishListItems.productId))
    .limit(WISH_LIST_LIMIT);
  await database
    .delete(wishListItems)
    .where(and(isIn(storeId, account.id), notInArray(wishListItems.productId, latest)));
}

/** Removes the lists of all stores whose browsers are no longer known: an account's stays. */
export async function forgetOldWishLists(now = new Date(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - ANONYMOUS_LIFE);
  await database.delete(wishLists).where(and(isNull(wishLists.customerId), lt(wishLists.modifiedAt, oldest)));
}
