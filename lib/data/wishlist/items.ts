import "server-only";
import { and, count, desc, eq, ne } from "drizzle-orm";
import { type CardRow, cardColumns, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { wishListItems } from "@/lib/database/schema/cart";
import { products } from "@/lib/database/schema/store";
import type { BagOwner } from "@/lib/domain/cart/cart";
import type { ProductCard } from "@/lib/domain/product/product";
import type { CardRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import { WISH_LIST_LIMIT, type Wish } from "@/lib/domain/wishlist/wishlist";
import { findWishList } from "./wishlists";

export const isIn = (storeId: StoreId, listId: string) =>
  and(eq(wishListItems.storeId, storeId), eq(wishListItems.listId, listId));

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
