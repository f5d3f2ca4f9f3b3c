import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";

/** What shoppers say to withdraw from contracts. It outlives its order, because it is a proof. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    storeId: storeId(),
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** What the shopper has entered as the number of the order. */
    orderNumber: text("order_number").notNull(),
    /** The order with this number and e-mail address; null if there is none. */
    orderId: text("order_id"),
    /** What of the order it is about; empty for all of it. */
    items: text("items").notNull(),
    createdAt: createdAt(),
    /** When the shopper confirmed it; null before that. */
    confirmedAt: time("confirmed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("withdrawals_latest").on(table.storeId, table.confirmedAt.desc()),
    index("withdrawals_age").on(table.createdAt),
  ],
);
