import { sql } from "drizzle-orm";
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId } from "./columns";
import { customerReference } from "./customer";

/** The tables of what visitors have in mind to buy. Every primary key starts with the store. */

/** Who has what in mind to buy: one bag for each account, and for each browser that nobody has signed in with. */
export const carts = pgTable(
  "carts",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id"),
    /** What the shopper asks of the shop. */
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
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

/** What the item is called and what it cost stands here too, to be told when it has changed or is sold no more. */
export const cartItems = pgTable(
  "cart_items",
  {
    storeId: storeId(),
    id: id(),
    cartId: text("cart_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Of the variant, like `options`: "Colour" and "Indigo". */
    optionNames: text("option_names").array().notNull(),
    options: text("options").array().notNull(),
    /** Empty without, like the next. */
    addonId: text("addon_id").notNull().default(""),
    /** The fit profile that it is stitched to. */
    modelId: text("model_id").notNull().default(""),
    /** What the quantity was chosen in. */
    unit: text("unit").notNull(),
    /** Hundredths of the unit. */
    quantity: bigint("quantity", { mode: "number" }).notNull(),
    /** What one cost when the shopper last had a say, in minor units of the base currency. */
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
    ),
    check("cart_items_quantity", sql`${table.quantity} > 0`),
    foreignKey({ columns: [table.storeId, table.cartId], foreignColumns: [carts.storeId, carts.id] }).onDelete(
      "cascade",
    ),
  ],
);
