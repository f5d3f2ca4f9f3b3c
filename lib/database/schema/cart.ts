import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";
import { customerReference } from "./customer";

/** The tables of carts and their items. Every primary key starts with the store. */

/** One cart for each customer, and one for each browser in which nobody is signed in. */
export const carts = pgTable(
  "carts",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the shop recognises the browser; null for a customer's cart. */
    anonymousId: text("anonymous_id"),
    /** The shopper's note to the shop. */
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    /** What the shopper wants to say to whom the parcel is for. */
    giftMessage: text("gift_message").notNull().default(""),
    /** Whether the parcel must show no prices. */
    hidesPrices: boolean("hides_prices").notNull().default(false),
    /** The offer code that the shopper entered in the cart or in its checkout; empty if there is none. */
    offerCode: text("offer_code").notNull().default(""),
    /** When its shopper was last e-mailed about a cart that they left; null if never. */
    remindedAt: time("reminded_at"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("carts_customer").on(table.storeId, table.customerId),
    uniqueIndex("carts_anonymous").on(table.storeId, table.anonymousId),
    index("carts_age").on(table.modifiedAt),
    check("carts_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/**
 * The items of carts. Each row also stores name and price as the shopper saw them, to report that a price has changed
 * or that an item is no longer sold.
 */
export const cartItems = pgTable(
  "cart_items",
  {
    storeId: storeId(),
    id: id(),
    cartId: text("cart_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Names of the variant types to which `options` belong, in the same order: "Colour" for the option "Indigo". */
    optionNames: text("option_names").array().notNull(),
    options: text("options").array().notNull(),
    /** Empty if the item has no addon. */
    addonId: text("addon_id").notNull().default(""),
    /** The id of the fit profile to which the item is stitched; empty if there is none. */
    modelId: text("model_id").notNull().default(""),
    /** What the shopper answered to the product's fields, in their order; see docs/domain.md#personalization. */
    answers: jsonb("answers").notNull().default([]),
    /** The unit of the product when the shopper chose the quantity. */
    unit: text("unit").notNull(),
    /** In hundredths of the unit. */
    quantity: bigint("quantity", { mode: "number" }).notNull(),
    /** The unit price that the shopper last saw and accepted, in minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("cart_items_identity").on(
      table.storeId,
      table.cartId,
      table.productId,
      table.options,
      table.addonId,
      table.modelId,
      // A digest, because an entry of an index has to be short.
      sql`md5(${table.answers}::text)`,
    ),
    check("cart_items_quantity", sql`${table.quantity} > 0`),
    foreignKey({ columns: [table.storeId, table.cartId], foreignColumns: [carts.storeId, carts.id] }).onDelete(
      "cascade",
    ),
  ],
);
