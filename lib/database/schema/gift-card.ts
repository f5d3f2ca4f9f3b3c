import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** What takes off the price of orders, or pays it: uses of offers, and gift cards. Minor units of the base currency. */

/** How often offers were used in all; the offer itself stands in `shared_lists`. */
export const offerCounts = pgTable(
  "offer_counts",
  { storeId: storeId(), offerId: text("offer_id").notNull(), used: integer("used").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.offerId] })],
);

export const offerUses = pgTable(
  "offer_uses",
  {
    storeId: storeId(),
    offerId: text("offer_id").notNull(),
    orderId: text("order_id").notNull(),
    /** Whose use it is: the customer's id, or a digest of the guest's address. */
    usedBy: text("used_by").notNull(),
    /** For offers that everybody may use once: the same again is refused. */
    isOnlyUse: boolean("is_only_use").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.offerId, table.orderId] }),
    uniqueIndex("offer_uses_once").on(table.storeId, table.offerId, table.usedBy).where(sql`${table.isOnlyUse}`),
    index("offer_uses_by").on(table.storeId, table.usedBy),
    orderReference(table),
  ],
);

/** Gift cards that were bought or given out; what stands on the shelf is in `shared_lists`. */
export const giftCards = pgTable(
  "gift_cards",
  {
    storeId: storeId(),
    /** XXXX-XXXX-XXXX, capitals and digits */
    code: text("code").notNull(),
    /** onetime or wallet */
    kind: text("kind").notNull(),
    price: money("price").notNull(),
    balance: money("balance").notNull(),
    /** active, inactive or deactivated */
    status: text("status").notNull(),
    name: text("name").notNull().default(""),
    expiresAt: time("expires_at"),
    /** Kept for an order that is being paid until then. */
    heldUntil: time("held_until"),
    heldFor: text("held_for"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.code] }),
    check("gift_cards_balance", sql`${table.balance} between 0 and ${table.price}`),
  ],
);

export const giftCardUses = pgTable(
  "gift_card_uses",
  {
    storeId: storeId(),
    code: text("code").notNull(),
    orderId: text("order_id").notNull(),
    /** What it has paid. */
    amount: money("amount").notNull(),
    /** What it has lost by that: all of it, when it is a one-time card. */
    balanceTaken: money("balance_taken").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.code, table.orderId] }), orderReference(table)],
);
