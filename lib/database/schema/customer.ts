import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/**
 * The tables of customers and their data. Every primary key starts with the id of the store. Only digests of secrets
 * such as passwords are stored.
 */

export const customers = pgTable(
  "customers",
  {
    storeId: storeId(),
    id: id(),
    /** A sequential number of six digits. Each of the customer's order numbers ends with it. */
    number: integer("number").notNull(),
    name: text("name").notNull(),
    /** Trimmed and in lower case; empty for customers who signed up with a mobile number (decision 81). */
    email: text("email").notNull(),
    /** Digest of the password. Null for customers who have none and sign in through another service or with a code. */
    passwordHash: text("password_hash"),
    dialCode: text("dial_code").notNull().default(""),
    mobile: text("mobile").notNull().default(""),
    mobileVerifiedAt: time("mobile_verified_at"),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("customers_email").on(table.storeId, table.email).where(sql`${table.email} <> ''`),
    uniqueIndex("customers_number").on(table.storeId, table.number),
    uniqueIndex("customers_mobile")
      .on(table.storeId, table.dialCode, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    // Otherwise nobody could sign in to the account, unless through another service.
    check("customers_contact", sql`${table.email} <> '' or ${table.mobileVerifiedAt} is not null`),
  ],
);

/**
 * Declares the foreign key to the customer for a table. If the customer is deleted, the table's rows for that customer
 * are deleted too.
 */
export function customerReference(table: { storeId: AnyPgColumn; customerId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.storeId, table.customerId],
    foreignColumns: [customers.storeId, customers.id],
  }).onDelete("cascade");
}

/**
 * The last customer number that the store has assigned. It is stored, because the numbers of deleted accounts must not
 * be reused.
 */
export const customerNumbers = pgTable("customer_numbers", {
  storeId: storeId().primaryKey(),
  last: integer("last").notNull(),
});

/** The addresses in a customer's address book. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id").notNull(),
    /** home, office, other, headquarters or branch */
    type: text("type").notNull(),
    otherPlace: text("other_place").notNull().default(""),
    isBilling: boolean("is_billing").notNull(),
    isShipping: boolean("is_shipping").notNull(),
    name: text("name").notNull(),
    dialCode: text("dial_code").notNull(),
    mobile: text("mobile").notNull(),
    /** ISO 3166-1, two letters */
    country: text("country").notNull(),
    doorNo: text("door_no").notNull().default(""),
    address: text("address").notNull(),
    landmark: text("landmark").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    pincode: text("pincode").notNull().default(""),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("customer_addresses_customer").on(table.storeId, table.customerId),
    uniqueIndex("customer_addresses_billing").on(table.storeId, table.customerId).where(sql`${table.isBilling}`),
    uniqueIndex("customer_addresses_shipping").on(table.storeId, table.customerId).where(sql`${table.isShipping}`),
    customerReference(table),
  ],
);

/** Customers' feedback on the shop. A customer has at most one row, with the latest feedback. */
export const customerFeedback = pgTable(
  "customer_feedback",
  {
    storeId: storeId(),
    customerId: text("customer_id").notNull(),
    /** A rating from 1 to 5, like the next two columns. */
    quality: integer("quality").notNull(),
    pricing: integer("pricing").notNull(),
    shipping: integer("shipping").notNull(),
    comment: text("comment").notNull(),
    sentAt: time("sent_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.customerId] }),
    index("customer_feedback_time").on(table.storeId, table.sentAt),
    customerReference(table),
  ],
);

/** What the people of the store note about a customer, who never sees it. Deleted with the account. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id").notNull(),
    author: text("author").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("customer_notes_customer").on(table.storeId, table.customerId),
    customerReference(table),
  ],
);
