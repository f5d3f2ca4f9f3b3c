import { sql } from "drizzle-orm";
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId } from "./columns";
import { customerReference } from "./customer";

/** The tables of what visitors have in mind to buy. Every primary key starts with the store. */

/** Who has what in mind to buy: one bag for each account, and for each browser that nobody has signed in with. */
export const bags = pgTable(
  "bags",
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
    uniqueIndex("bags_customer").on(table.storeId, table.customerId),
    uniqueIndex("bags_anonymous").on(table.storeId, table.anonymousId),
    index("bags_age").on(table.modifiedAt),
    check("bags_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** What the item is called and what it cost stands here too, to be told when it has changed or is sold no more. */
export const bagItems = pgTable(
  "bag_items",
  {
    storeId: storeId(),
    id: id(),
    bagId: text("bag_id").notNull(),
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
    uniqueIndex("bag_items_identity").on(
      table.storeId,
      table.bagId,
      table.productId,
      table.options,
      table.addonId,
      table.modelId,
    ),
    check("bag_items_quantity", sql`${table.quantity} > 0`),
    foreignKey({ columns: [table.storeId, table.bagId], foreignColumns: [bags.storeId, bags.id] }).onDelete("cascade"),
  ],
);

/** What somebody would like to come back to: one list for each account, and for each browser nobody has signed in with. */
export const wishLists = pgTable(
  "wish_lists",
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
    uniqueIndex("wish_lists_customer").on(table.storeId, table.customerId),
    uniqueIndex("wish_lists_anonymous").on(table.storeId, table.anonymousId),
    uniqueIndex("wish_lists_share").on(table.storeId, table.shareToken),
    index("wish_lists_age").on(table.modifiedAt),
    check("wish_lists_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** How a product was when it was put on the list stands here too, to tell what has become of it. */
export const wishListItems = pgTable(
  "wish_list_items",
  {
    storeId: storeId(),
    listId: text("list_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    wasSoldOut: boolean("was_sold_out").notNull(),
    /** A customer has asked for a mail when the price drops or the product is back; it is sent once. */
    isAlertAsked: boolean("is_alert_asked").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.listId, table.productId] }),
    index("wish_list_items_alerts").on(table.storeId).where(sql`${table.isAlertAsked}`),
    foreignKey({
      columns: [table.storeId, table.listId],
      foreignColumns: [wishLists.storeId, wishLists.id],
    }).onDelete("cascade"),
  ],
);
