import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

/** Enquiries about products. The product's name is a copy, because the product may be deleted later. */
export const enquiries = pgTable(
  "enquiries",
  {
    storeId: storeId(),
    id: id(),
    productId: text("product_id").notNull(),
    productSlug: text("product_slug").notNull(),
    productName: text("product_name").notNull(),
    sku: text("sku").notNull(),
    options: text("options").notNull(),
    /** Null if the sender was not signed in. Deleting the account also deletes its enquiries. */
    customerId: text("customer_id"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    dialCode: text("dial_code").notNull(),
    mobile: text("mobile").notNull(),
    message: text("message").notNull(),
    createdAt: createdAt(),
    /** When the store answered, or noted that it had; null while somebody waits for an answer. */
    answeredAt: time("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    // `desc` in a query sorts nulls first; an index with nulls last could not be used for it.
    index("enquiries_newest").on(table.storeId, table.createdAt.desc().nullsFirst(), table.id),
    index("enquiries_customer").on(table.storeId, table.customerId),
    index("enquiries_age").on(table.createdAt),
    index("enquiries_waiting").on(table.storeId).where(sql`${table.answeredAt} is null`),
    customerReference(table),
  ],
);

/** What the store has answered by e-mail. */
export const enquiryReplies = pgTable(
  "enquiry_replies",
  {
    storeId: storeId(),
    id: id(),
    enquiryId: text("enquiry_id").notNull(),
    author: text("author").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("enquiry_replies_enquiry").on(table.storeId, table.enquiryId),
    foreignKey({
      columns: [table.storeId, table.enquiryId],
      foreignColumns: [enquiries.storeId, enquiries.id],
    }).onDelete("cascade"),
  ],
);
