import { sql } from "drizzle-orm";
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId } from "./columns";
import { customerReference } from "./customer";

/** One wishlist for each customer, and one for each browser in which nobody is signed in. */
export const wishlists = pgTable(
  "wishlists",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token that identifies the browser. */
    anonymousId: text("anonymous_id"),
    /**
     * The token of the share link; null if the list is not shared. Not hashed, because the owner of the list sees the
     * link again.
     */
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

/** Also stores price and availability of the product when it was saved, to show what has changed since. */
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
    /** The customer wants an e-mail when the price drops or the product is back in stock; it is sent only once. */
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
