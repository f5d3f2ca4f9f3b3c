import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/**
 * The tables of what belongs to people, beside those of what belongs to the store (`schema.ts`): they never leave with
 * an export of the store. Every primary key starts with the store; secrets are kept as digests only.
 */
const storeId = () => text("store_id").notNull();
const id = () => text("id").notNull();
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => time("created_at").notNull().defaultNow();
const modifiedAt = () => time("modified_at").notNull().defaultNow();

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
    emailVerifiedAt: time("email_verified_at"),
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
    foreignKey({
      columns: [table.storeId, table.customerId],
      foreignColumns: [customers.storeId, customers.id],
    }).onDelete("cascade"),
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

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    storeId: storeId(),
    /** Trimmed and in small letters. */
    email: text("email").notNull(),
    isSubscribed: boolean("is_subscribed").notNull().default(true),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.email] })],
);

/** What must reach the outside, written in the transaction that it tells of, and delivered by a worker. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    storeId: storeId(),
    id: id(),
    /** mail or sms */
    channel: text("channel").notNull(),
    /** Which message of ours it is: `sign_in_code`, `order_placed`. */
    template: text("template").notNull(),
    recipient: text("recipient").notNull(),
    /** What the template is filled with. */
    content: jsonb("content").notNull(),
    /** waiting, sent or failed (given up) */
    status: text("status").notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Tried again from then on; a worker that has taken it moves this ahead, so that no other takes it too. */
    dueAt: time("due_at").notNull().defaultNow(),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: time("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("outbox_messages_due").on(table.status, table.dueAt),
  ],
);
