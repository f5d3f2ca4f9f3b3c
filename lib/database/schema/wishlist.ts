import { sql } from "drizzle-orm";
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId } from "./columns";
import { customerReference } from "./customer";

/** What somebody would like to come back to: one list for each account, and for each browser nobody has signed in with. */
export const wishlists = pgTable(
  "wishlists",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id"),
    /** In the link by which others see the list; null while it is not shared. It is shown again, so it is kept as it is. */
    shareToken: text("share_token"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("wishlists_customer").on(table.storeId, table.customerId),
    uniqueIndex("wishlists_anonymous").on(table.storeId, table.anonymousId),
    uniqueIndex("wishlists_share").on(table.storeId, table.shareToken),
    index("wishlists_age").on(table.modifiedAt),
    check("wishlists_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** How a product was when it was put on the list stands here too, to tell what has become of it. */
export const wishlistItems = pgTable(
  "wishlist_items",
  {
    storeId: storeId(),
    listId: text("list_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    wasSoldOut: boolean("was_sold_out").notNull(),
    /** A customer has asked for a mail when the price drops or the product is back; it is sent once. */
    isAlertRequested: boolean("is_alert_asked").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.listId, table.productId] }),
    index("wishlist_items_alerts").on(table.storeId).where(sql`${table.isAlertRequested}`),
    foreignKey({
      columns: [table.storeId, table.listId],
      foreignColumns: [wishlists.storeId, wishlists.id],
    }).onDelete("cascade"),
  ],
);
