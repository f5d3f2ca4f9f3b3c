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
    /** Digest of the token by which the shop recognises the browser; null for a customer's wishlist. */
    anonymousId: text("anonymous_id"),
    /**
     * The token of the link that shares the wishlist; null if it is not shared. It is stored in plain text, because the
     * shopper can look up the link again.
     */
    shareToken: text("share_token"),
    /** The token with which the reader of an alert cancels all alerts of the wishlist; it allows nothing else. */
    mailToken: text("mail_token").notNull().default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("wishlists_customer").on(table.storeId, table.customerId),
    uniqueIndex("wishlists_anonymous").on(table.storeId, table.anonymousId),
    uniqueIndex("wishlists_share").on(table.storeId, table.shareToken),
    uniqueIndex("wishlists_mail_token").on(table.storeId, table.mailToken),
    index("wishlists_age").on(table.modifiedAt),
    check("wishlists_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/**
 * The items of wishlists. Each row also stores the price and the availability that the product had when it was saved,
 * to show what has changed since.
 */
export const wishlistItems = pgTable(
  "wishlist_items",
  {
    storeId: storeId(),
    listId: text("list_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** The variant that the shopper had chosen in the cart; empty if the product was saved without one. */
    optionNames: text("option_names").array().notNull().default([]),
    options: text("options").array().notNull().default([]),
    /** Minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    wasSoldOut: boolean("was_sold_out").notNull(),
    /**
     * True if the customer wants an e-mail when the price drops or the product is back in stock. The e-mail is sent
     * only once.
     */
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
