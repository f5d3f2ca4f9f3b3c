import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** Gift cards that were bought or issued by the shop; the gift cards on sale are in `shared_lists`. */
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
    /** Until this time the card is held for an order whose payment is pending. */
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
    /** The amount that the gift card paid towards the order. */
    amount: money("amount").notNull(),
    /** The amount taken off the card's balance for the order: for a one-time card, the whole balance. */
    balanceTaken: money("balance_taken").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.code, table.orderId] }), orderReference(table)],
);
