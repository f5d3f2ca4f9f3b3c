import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** Gift cards that customers have bought or the shop has issued. The gift cards on offer are in `shared_lists`. */
export const giftCards = pgTable(
  "gift_cards",
  {
    storeId: storeId(),
    /** Such as AB12-CD34-EF56: three groups of four capital letters and digits */
    code: text("code").notNull(),
    /** onetime or wallet */
    kind: text("kind").notNull(),
    price: money("price").notNull(),
    balance: money("balance").notNull(),
    /** active, inactive or deactivated */
    status: text("status").notNull(),
    name: text("name").notNull().default(""),
    expiresAt: time("expires_at"),
    /** Until this time the card is reserved for the order `held_for`, whose payment is pending. */
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
    /** The part of the order's price that the gift card paid. */
    amount: money("amount").notNull(),
    /** By how much the order reduced the card's balance. A one-time card loses its whole balance. */
    balanceTaken: money("balance_taken").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.code, table.orderId] }), orderReference(table)],
);
