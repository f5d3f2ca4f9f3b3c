import "server-only";
import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { cardColumns, parseCardRow, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { products } from "@/lib/database/schema/product";
import { wishlistItems, wishlists } from "@/lib/database/schema/wishlist";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { CardRules } from "@/lib/domain/product/stock";
import type { StoreId } from "@/lib/domain/store/id";
import type { WishlistItem } from "@/lib/domain/wishlist/wishlist";
import { findWishlist } from "./wishlists";

const isWishlistItem = (storeId: StoreId, listId: string, productId: string) =>
  and(eq(wishlistItems.storeId, storeId), eq(wishlistItems.listId, listId), eq(wishlistItems.productId, productId));

/**
 * Requests or cancels the alert for a product; false if the product is not on the wishlist. `seen` is the price and the
 * availability that the page has just shown; later changes are measured against it.
 */
export async function setAlert(
  storeId: StoreId,
  owner: CartOwner,
  productId: string,
  isAlertRequested: boolean,
  seen: { seenPrice?: number; wasSoldOut?: boolean },
  database: Database = getDatabase(),
): Promise<boolean> {
  const list = await findWishlist(storeId, owner, database);
  if (!list) return false;
  const changed = await database
    .update(wishlistItems)
    .set({ isAlertRequested, ...seen })
    .where(isWishlistItem(storeId, list.id, productId))
    .returning({ productId: wishlistItems.productId });
  return changed.length > 0;
}

/** Cancels all alerts of the wishlist whose e-mails have this token. */
export async function cancelAlertsOfReader(
  storeId: StoreId,
  mailToken: string,
  database: Database = getDatabase(),
): Promise<void> {
  const list = database
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(and(eq(wishlists.storeId, storeId), eq(wishlists.mailToken, mailToken)));
  await database
    .update(wishlistItems)
    .set({ isAlertRequested: false })
    .where(and(eq(wishlistItems.storeId, storeId), inArray(wishlistItems.listId, list)));
}

export type RequestedAlert = {
  storeId: StoreId;
  listId: string;
  /** An e-mail address or, of customers without one, a mobile number. */
  recipient: string;
  /** The token with which the reader of the e-mail cancels all alerts. */
  mailToken: string;
  wishlistItem: WishlistItem;
};

export async function listStoresWithAlerts(database: Database = getDatabase()): Promise<StoreId[]> {
  const rows = await database
    .selectDistinct({ storeId: wishlistItems.storeId })
    .from(wishlistItems)
    .where(eq(wishlistItems.isAlertRequested, true));
  return rows.map(({ storeId }) => storeId);
}

const BATCH_SIZE = 200;

/** Yields all requested alerts whose product is active. They are read in batches, to limit memory use. */
export async function* streamRequestedAlerts(
  storeId: StoreId,
  rules: CardRules,
  database: Database = getDatabase(),
): AsyncGenerator<RequestedAlert> {
  let last = { listId: "", productId: "" };
  for (;;) {
    const rows = await readBatch(storeId, last, database);
    for (const { listId, recipient, mailToken, card, ...wishlistItem } of rows) {
      last = { listId, productId: wishlistItem.productId };
      yield {
        storeId,
        listId,
        recipient,
        mailToken,
        wishlistItem: { ...wishlistItem, product: toProductCard(parseCardRow(card), rules) },
      };
    }
    if (rows.length < BATCH_SIZE) return;
  }
}

function readBatch(storeId: StoreId, last: { listId: string; productId: string }, database: Database) {
  return database
    .select({
      listId: wishlistItems.listId,
      productId: wishlistItems.productId,
      name: wishlistItems.name,
      optionNames: wishlistItems.optionNames,
      options: wishlistItems.options,
      seenPrice: wishlistItems.seenPrice,
      wasSoldOut: wishlistItems.wasSoldOut,
      isAlertRequested: wishlistItems.isAlertRequested,
      addedAt: wishlistItems.createdAt,
      recipient: sql<string>`case when ${customers.email} <> '' then ${customers.email} else ${customers.dialCode} || ${customers.mobile} end`,
      mailToken: wishlists.mailToken,
      card: cardColumns,
    })
    .from(wishlistItems)
    .innerJoin(wishlists, and(eq(wishlists.storeId, storeId), eq(wishlists.id, wishlistItems.listId)))
    .innerJoin(customers, and(eq(customers.storeId, storeId), eq(customers.id, wishlists.customerId)))
    .innerJoin(
      products,
      and(eq(products.storeId, storeId), eq(products.id, wishlistItems.productId), eq(products.status, "active")),
    )
    .where(
      and(
        eq(wishlistItems.storeId, storeId),
        eq(wishlistItems.isAlertRequested, true),
        or(
          gt(wishlistItems.listId, last.listId),
          and(eq(wishlistItems.listId, last.listId), gt(wishlistItems.productId, last.productId)),
        ),
      ),
    )
    .orderBy(asc(wishlistItems.listId), asc(wishlistItems.productId))
    .limit(BATCH_SIZE);
}

/** Marks an alert as sent. False if another process has done so already, or if the customer has cancelled the alert. */
export async function claimAlert(
  { storeId, listId, wishlistItem }: RequestedAlert,
  database: Database,
): Promise<boolean> {
  const claimed = await database
    .update(wishlistItems)
    .set({ isAlertRequested: false })
    .where(and(isWishlistItem(storeId, listId, wishlistItem.productId), eq(wishlistItems.isAlertRequested, true)))
    .returning({ productId: wishlistItems.productId });
  return claimed.length > 0;
}
