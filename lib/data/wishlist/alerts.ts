import "server-only";
import { and, asc, eq, gt, or } from "drizzle-orm";
import { cardColumns, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { wishListItems, wishLists } from "@/lib/database/schema/cart";
import { customers } from "@/lib/database/schema/customer";
import { products } from "@/lib/database/schema/store";
import type { BagOwner } from "@/lib/domain/cart/cart";
import type { CardRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import type { Wish } from "@/lib/domain/wishlist/wishlist";
import { findWishList } from "./wishlists";

const isWish = (storeId: StoreId, listId: string, productId: string) =>
  and(eq(wishListItems.storeId, storeId), eq(wishListItems.listId, listId), eq(wishListItems.productId, productId));

/** Asks for a mail, or takes that back; false when the product is not on the list. `seen` is what the customer knows. */
export async function setAlert(
  storeId: StoreId,
  owner: BagOwner,
  productId: string,
  isAlertAsked: boolean,
  seen: { seenPrice?: number; wasSoldOut?: boolean },
  database: Database = getDatabase(),
): Promise<boolean> {
  const list = await findWishList(storeId, owner, database);
  if (!list) return false;
  const changed = await database
    .update(wishListItems)
    .set({ isAlertAsked, ...seen })
    .where(isWish(storeId, list.id, productId))
    .returning({ productId: wishListItems.productId });
  return changed.length > 0;
}

export type AskedAlert = { storeId: StoreId; listId: string; email: string; wish: Wish };

export async function listStoresWithAlerts(database: Database = getDatabase()): Promise<StoreId[]> {
  const rows = await database
    .selectDistinct({ storeId: wishListItems.storeId })
    .from(wishListItems)
    .where(eq(wishListItems.isAlertAsked, true));
  return rows.map(({ storeId }) => storeId);
}

const BATCH = 200;

/** All alerts that customers wait for, of products that are sold; some at a time, however many there are. */
export async function* listAskedAlerts(
  storeId: StoreId,
  rules: CardRules,
  database: Database = getDatabase(),
): AsyncGenerator<AskedAlert> {
  let last = { listId: "", productId: "" };
  for (;;) {
    const rows = await readBatch(storeId, last, database);
    for (const { listId, email, card, ...wish } of rows) {
      last = { listId, productId: wish.productId };
      yield { storeId, listId, email, wish: { ...wish, product: toProductCard(card, rules) } };
    }
    if (rows.length < BATCH) return;
  }
}

function readBatch(storeId: StoreId, last: { listId: string; productId: string }, database: Database) {
  return database
    .select({
      listId: wishListItems.listId,
      productId: wishListItems.productId,
      name: wishListItems.name,
      seenPrice: wishListItems.seenPrice,
      wasSoldOut: wishListItems.wasSoldOut,
      isAlertAsked: wishListItems.isAlertAsked,
      addedAt: wishListItems.createdAt,
      email: customers.email,
      card: cardColumns,
    })
    .from(wishListItems)
    .innerJoin(wishLists, and(eq(wishLists.storeId, storeId), eq(wishLists.id, wishListItems.listId)))
    .innerJoin(customers, and(eq(customers.storeId, storeId), eq(customers.id, wishLists.customerId)))
    .innerJoin(
      products,
      and(eq(products.storeId, storeId), eq(products.id, wishListItems.productId), eq(products.status, "active")),
    )
    .where(
      and(
        eq(wishListItems.storeId, storeId),
        eq(wishListItems.isAlertAsked, true),
        or(
          gt(wishListItems.listId, last.listId),
          and(eq(wishListItems.listId, last.listId), gt(wishListItems.productId, last.productId)),
        ),
      ),
    )
    .orderBy(asc(wishListItems.listId), asc(wishListItems.productId))
    .limit(BATCH);
}

/** False when another process has taken it, or the customer has taken it back. */
export async function takeAlert({ storeId, listId, wish }: AskedAlert, database: Database): Promise<boolean> {
  const taken = await database
    .update(wishListItems)
    .set({ isAlertAsked: false })
    .where(and(isWish(storeId, listId, wish.productId), eq(wishListItems.isAlertAsked, true)))
    .returning({ productId: wishListItems.productId });
  return taken.length > 0;
}
