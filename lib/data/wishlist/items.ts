import "server-only";
import { and, count, desc, eq, ne } from "drizzle-orm";
import { type CardRow, cardColumns, parseCardRow, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { wishlistItems } from "@/lib/database/schema/wishlist";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { ProductCard } from "@/lib/domain/product/product";
import type { CardRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import { WISHLIST_LIMIT, type WishlistItem } from "@/lib/domain/wishlist/wishlist";
import { findWishlist } from "./wishlists";

export const isInList = (storeId: StoreId, listId: string) =>
  and(eq(wishlistItems.storeId, storeId), eq(wishlistItems.listId, listId));

/** The items of the wishlist, newest first. */
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
        optionNames: wishlistItems.optionNames,
        options: wishlistItems.options,
        seenPrice: wishlistItems.seenPrice,
        wasSoldOut: wishlistItems.wasSoldOut,
        isAlertRequested: wishlistItems.isAlertRequested,
        addedAt: wishlistItems.createdAt,
      },
      activeId: products.id,
      card: cardColumns,
    })
    .from(wishlistItems)
    .leftJoin(
      products,
      and(eq(products.storeId, storeId), eq(products.id, wishlistItems.productId), eq(products.status, "active")),
    )
    .where(isInList(storeId, listId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(WISHLIST_LIMIT);
  // If the product no longer exists, the outer join sets every column of `card` to null; the inferred type does not say
  // so.
  return rows.map(({ wishlistItem, activeId, card }) => ({
    ...wishlistItem,
    seenPrice: rules.hidesPrices ? null : wishlistItem.seenPrice,
    product: activeId === null ? null : toProductCard(parseCardRow(card as CardRow), rules),
  }));
}

/** A product on a wishlist, identified by its id or its slug; callers know only one of the two. */
export type ProductKey = { id: string } | { slug: string };

/** The card of the product, as in product lists; null if the product is not active. */
export async function findCard(
  storeId: StoreId,
  key: ProductKey,
  rules: CardRules,
  database: Database = getDatabase(),
): Promise<ProductCard | null> {
  const hasKey = "id" in key ? eq(products.id, key.id) : eq(products.slug, key.slug);
  const [row] = await database
    .select(cardColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), hasKey, eq(products.status, "active")));
  return row ? toProductCard(parseCardRow(row), rules) : null;
}

/** The number of items on the wishlist, not counting this product. */
export async function countOtherWishlistItems(
  storeId: StoreId,
  listId: string,
  productId: string,
  database: Database,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishlistItems)
    .where(and(isInList(storeId, listId), ne(wishlistItems.productId, productId)));
  return row?.count ?? 0;
}

/** Adds an item. Of one that is already on the wishlist, only the chosen variant changes, if there is one. */
export async function insertWishlistItem(
  storeId: StoreId,
  listId: string,
  wishlistItem: Omit<WishlistItem, "product" | "seenPrice"> & { seenPrice: number },
  database: Database,
): Promise<void> {
  const { addedAt, ...row } = wishlistItem;
  const chosen = { optionNames: [...row.optionNames], options: [...row.options] };
  const added = database.insert(wishlistItems).values({ storeId, listId, ...row, ...chosen, createdAt: addedAt });
  await (chosen.options.length === 0
    ? added.onConflictDoNothing()
    : added.onConflictDoUpdate({
        target: [wishlistItems.storeId, wishlistItems.listId, wishlistItems.productId],
        set: chosen,
      }));
}

/** Removes a product; false if it is not on the wishlist. */
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
    .where(and(isInList(storeId, list.id), eq(wishlistItems.productId, productId)))
    .returning({ productId: wishlistItems.productId });
  return removed.length > 0;
}
