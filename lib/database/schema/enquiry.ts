import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId } from "./columns";
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
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    // `desc` in a query sorts nulls first; an index with nulls last could not be used for it.
    index("enquiries_newest").on(table.storeId, table.createdAt.desc().nullsFirst(), table.id),
    index("enquiries_customer").on(table.storeId, table.customerId),
    index("enquiries_age").on(table.createdAt),
    customerReference(table),
  ],
);
