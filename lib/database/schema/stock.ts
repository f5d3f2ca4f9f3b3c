import { sql } from "drizzle-orm";
import { bigint, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, hundredths, storeId, time } from "./columns";
import { products } from "./product";

/**
 * Who wants one e-mail when a sold-out variant is back. A row is deleted in the transaction that queues its e-mail, and
 * otherwise when its link is used, or after some months.
 */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    storeId: storeId(),
    productId: text("product_id").notNull(),
    /** Empty for a product without variants. */
    variantId: text("variant_id").notNull(),
    /** Trimmed and in lower case. */
    email: text("email").notNull(),
    /** Digest of the token that deletes the row. */
    tokenHash: text("token_hash").notNull(),
    /**
     * The token with which the reader of an e-mail deletes all rows of the address. They share it, so that it still
     * works when the row that was e-mailed is gone. It is stored in plain text, because the e-mail contains it; it
     * allows nothing else.
     */
    mailToken: text("mail_token").notNull().default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId, table.variantId, table.email] }),
    index("stock_alerts_token").on(table.storeId, table.tokenHash),
    index("stock_alerts_email").on(table.storeId, table.email),
    index("stock_alerts_mail_token").on(table.storeId, table.mailToken),
    index("stock_alerts_age").on(table.createdAt),
  ],
);

/**
 * The ledger of all stock. A trigger of its migration writes it with every change of a stock, so that no change can be
 * forgotten; why it changed is what `explainStock` says.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    storeId: storeId(),
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity(),
    productId: text("product_id").notNull(),
    /** Empty for a product without variants. */
    variantId: text("variant_id").notNull(),
    at: time("at").notNull(),
    /** Null if it was not counted, like the next one. */
    before: hundredths("before"),
    after: hundredths("after"),
    reason: text("reason").notNull(),
    /** The order it changed for; empty for other causes. */
    orderId: text("order_id").notNull(),
    by: text("by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("stock_movements_item").on(table.storeId, table.productId, table.variantId, table.id),
    foreignKey({ columns: [table.storeId, table.productId], foreignColumns: [products.storeId, products.id] }).onDelete(
      "cascade",
    ),
  ],
);
