import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/** The tables of who is asking. Every primary key starts with the store; secrets are kept as digests only. */

export const customers = pgTable(
  "customers",
  {
    storeId: storeId(),
    id: id(),
    /** A running number of six digits that ends every order number. */
    number: integer("number").notNull(),
    name: text("name").notNull(),
    /** Trimmed and in small letters. */
    email: text("email").notNull(),
    /** Null for who only signs in through another service or by code. */
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
    uniqueIndex("customers_email").on(table.storeId, table.email),
    uniqueIndex("customers_number").on(table.storeId, table.number),
    uniqueIndex("customers_mobile")
      .on(table.storeId, table.dialCode, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
  ],
);

/** What is a customer's goes when they go. */
export function customerReference(table: { storeId: AnyPgColumn; customerId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.storeId, table.customerId],
    foreignColumns: [customers.storeId, customers.id],
  }).onDelete("cascade");
}

/** The last number that a store has given to a customer: it never comes twice, whoever leaves. */
export const customerNumbers = pgTable("customer_numbers", {
  storeId: storeId().primaryKey(),
  last: integer("last").notNull(),
});

/** The browsers in which a customer has signed in: there, wrong passwords from elsewhere do not stand in their way. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    storeId: storeId(),
    customerId: text("customer_id").notNull(),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id").notNull(),
    signedInAt: time("signed_in_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.customerId, table.anonymousId] }),
    index("known_browsers_age").on(table.signedInAt),
    customerReference(table),
  ],
);

/** Codes that were sent and not used yet: one for each purpose of each visitor. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    storeId: storeId(),
    /** sign_in, sign_up, new_email, mobile or proof */
    purpose: text("purpose").notNull(),
    /** Who has asked for it and alone can use it: an anonymous id, or a session's. */
    askerKey: text("asked_by").notNull(),
    /** The address or number that the code proves. */
    recipient: text("recipient").notNull(),
    /** Null when nothing was sent, which the visitor must not be able to tell. */
    codeHash: text("code_hash"),
    triesLeft: integer("tries_left").notNull(),
    /** What becomes true once the code is back. */
    content: jsonb("content").notNull(),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.purpose, table.askerKey] }),
    index("one_time_codes_expiry").on(table.expiresAt),
  ],
);

/** Links to choose a new password, each good once. */
export const passwordResets = pgTable(
  "password_resets",
  {
    storeId: storeId(),
    /** Digest of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    customerId: text("customer_id").notNull(),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    index("password_resets_customer").on(table.storeId, table.customerId),
    index("password_resets_expiry").on(table.expiresAt),
    customerReference(table),
  ],
);

/** As whom other services know a customer. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    storeId: storeId(),
    /** google or facebook */
    provider: text("provider").notNull(),
    /** The provider's own name for the person. */
    subject: text("subject").notNull(),
    customerId: text("customer_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.provider, table.subject] }),
    index("social_identities_customer").on(table.storeId, table.customerId),
    customerReference(table),
  ],
);

/** Visitors who are at another service to sign in there, until they come back; one at a time for each. */
export const socialSignIns = pgTable(
  "social_sign_ins",
  {
    storeId: storeId(),
    anonymousId: text("anonymous_id").notNull(),
    provider: text("provider").notNull(),
    state: text("state").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    nextPath: text("next_path").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.anonymousId] }),
    index("social_sign_ins_expiry").on(table.expiresAt),
  ],
);

/** The address book. */
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

/** What customers think of the shop: the last word of each. */
export const customerFeedback = pgTable(
  "customer_feedback",
  {
    storeId: storeId(),
    customerId: text("customer_id").notNull(),
    /** One to five, like the next two. */
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

/** Who is signed in where. A visitor without a row is anonymous. */
export const visitorSessions = pgTable(
  "visitor_sessions",
  {
    storeId: storeId(),
    /** Digest of the token in the cookie. */
    tokenHash: text("token_hash").notNull(),
    /** By which the list of devices names it. */
    id: id(),
    /** customer or guest */
    kind: text("kind").notNull(),
    customerId: text("customer_id"),
    guestEmail: text("guest_email"),
    /** What the browser calls itself. */
    device: text("device").notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at").notNull().defaultNow(),
    /** The end whatever happens; idle sessions end before. */
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    uniqueIndex("visitor_sessions_id").on(table.storeId, table.id),
    index("visitor_sessions_customer").on(table.storeId, table.customerId),
    index("visitor_sessions_expiry").on(table.expiresAt),
    customerReference(table),
  ],
);

/** How often something was tried by whom, in a window of time; the subject is a digest. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    storeId: storeId(),
    name: text("name").notNull(),
    subjectHash: text("subject_hash").notNull(),
    attempts: integer("attempts").notNull(),
    /** The window is over then, and the count begins anew. */
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.name, table.subjectHash] }),
    index("rate_limits_end").on(table.endsAt),
  ],
);
