import "server-only";
import { and, count, desc, eq, ne } from "drizzle-orm";
import { type CardRow, cardColumns, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { wishlistItems } from "@/lib/database/schema/wishlist";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { ProductCard } from "@/lib/domain/product/product";
import type { CardRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import { WISHLIST_LIMIT, type WishlistItem } from "@/lib/domain/wishlist/wishlist";
import { findWishlist } from "./wishlists";

export const isIn = (storeId: StoreId, listId: string) =>
  and(eq(wishlistItems.storeId, storeId), eq(wishlistItems.listId, listId));

/** The latest wish first. */
export async function listWishlistItems(
  storeId: StoreId,
  listId: string,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<WishlistItem[]> {
  const rows = await database
    .select({
      wishlistItem: {
        productId: wishlistItems.productId,
        name: wishlistItems.name,
        seenPrice: wishlistItems.seenPrice,
        wasSoldOut: wishlistItems.wasSoldOut,
        isAlertAsked: wishlistItems.isAlertAsked,
        addedAt: wishlistItems.createdAt,
      },
      shownId: products.id,
      card: cardColumns,
    })
    .from(wishlistItems)
    .leftJoin(
      products,
      and(eq(products.storeId, storeId), eq(products.id, wishlistItems.productId), eq(products.status, "active")),
    )
    .where(isIn(storeId, listId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(WISHLIST_LIMIT);
  // Without its product all of `card` is null, which the join's type does not say of the computed columns.
  return rows.map(({ wishlistItem, shownId, card }) => ({
    ...wishlistItem,
    seenPrice: rules.hidesPrices ? null : wishlistItem.seenPrice,
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
export async function countOtherWishlistItems(
  storeId: StoreId,
  listId: string,
  productId: string,
  database: Database,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishlistItems)
    .where(and(isIn(storeId, listId), ne(wishlistItems.productId, productId)));
  return row?.count ?? 0;
}

/** What is on the list already stays as it was put there. */
export async function insertWishlistItem(
  storeId: StoreId,
  listId: string,
  wishlistItem: Omit<WishlistItem, "product" | "seenPrice"> & { seenPrice: number },
  database: Database,
): Promise<void> {
  const { addedAt, ...row } = wishlistItem;
  await database
    .insert(wishlistItems)
    .values({ storeId, listId, ...row, createdAt: addedAt })
    .onConflictDoNothing();
}

/** False when it is not on the list. */
export async function removeWishlistItem(
  storeId: StoreId,
  owner: CartOwner,
  productId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const list = await findWishlist(storeId, owner, database);
  if (!list) return false;
  const removed = await database
    .delete(wishlistItems)
    .where(and(isIn(storeId, list.id), eq(wishlistItems.productId, productId)))
    .returning({ productId: wishlistItems.productId });
  return removed.length > 0;
}
