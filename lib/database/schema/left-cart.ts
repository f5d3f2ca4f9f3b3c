import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { carts } from "./cart";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

/** Who wants an e-mail about a cart that they leave: customers, and guests in their browser. Without a row, nobody. */
export const leftCartConsents = pgTable(
  "left_cart_consents",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the shop recognises the browser of a guest; null for a customer's consent. */
    anonymousId: text("anonymous_id"),
    /** The address that the guest gave, trimmed and in lower case; null for customers, whose account has it. */
    email: text("email"),
    /**
     * The token with which the reader of an e-mail ends these e-mails. It is stored in plain text, because the e-mail
     * contains it; it allows nothing else.
     */
    mailToken: text("mail_token").notNull().default(sql`gen_random_uuid()::text`),
    consentedAt: time("consented_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("left_cart_consents_customer").on(table.storeId, table.customerId),
    uniqueIndex("left_cart_consents_anonymous").on(table.storeId, table.anonymousId),
    uniqueIndex("left_cart_consents_mail_token").on(table.storeId, table.mailToken),
    index("left_cart_consents_email").on(table.storeId, table.email),
    index("left_cart_consents_age").on(table.consentedAt),
    check("left_cart_consents_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    check("left_cart_consents_address", sql`num_nonnulls(${table.customerId}, ${table.email}) = 1`),
    customerReference(table),
  ],
);

/** Links to carts that were left. Anyone who has such a link can put the same items into their own cart. */
export const leftCartLinks = pgTable(
  "left_cart_links",
  {
    storeId: storeId(),
    /** Digest of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    cartId: text("cart_id").notNull(),
    /** The link leads to the items that were in the cart by then. */
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    index("left_cart_links_cart").on(table.storeId, table.cartId),
    index("left_cart_links_expiry").on(table.expiresAt),
    foreignKey({ columns: [table.storeId, table.cartId], foreignColumns: [carts.storeId, carts.id] }).onDelete(
      "cascade",
    ),
  ],
);
