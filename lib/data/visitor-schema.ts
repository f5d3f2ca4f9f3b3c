import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
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

/**
 * The tables of what belongs to people, beside those of what belongs to the store (`schema.ts`): they never leave with
 * an export of the store. Every primary key starts with the store; secrets are kept as digests only.
 */

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
    uniqueIndex("customers_mobile")
      .on(table.storeId, table.dialCode, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
  ],
);

/** What is a customer's goes when they go. */
function customerReference(table: { storeId: AnyPgColumn; customerId: AnyPgColumn }) {
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
    askedBy: text("asked_by").notNull(),
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
    primaryKey({ columns: [table.storeId, table.purpose, table.askedBy] }),
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

/** Who has what in mind to buy: one bag for each account, and for each browser that nobody has signed in with. */
export const bags = pgTable(
  "bags",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id"),
    /** What the shopper asks of the shop. */
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("bags_customer").on(table.storeId, table.customerId),
    uniqueIndex("bags_anonymous").on(table.storeId, table.anonymousId),
    index("bags_age").on(table.modifiedAt),
    check("bags_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** What the item is called and what it cost stands here too, to be told when it has changed or is sold no more. */
export const bagItems = pgTable(
  "bag_items",
  {
    storeId: storeId(),
    id: id(),
    bagId: text("bag_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Of the variant, like `options`: "Colour" and "Indigo". */
    optionNames: text("option_names").array().notNull(),
    options: text("options").array().notNull(),
    /** Empty without, like the next. */
    addonId: text("addon_id").notNull().default(""),
    /** The fit profile that it is stitched to. */
    modelId: text("model_id").notNull().default(""),
    /** What the quantity was chosen in. */
    unit: text("unit").notNull(),
    /** Hundredths of the unit. */
    quantity: bigint("quantity", { mode: "number" }).notNull(),
    /** What one cost when the shopper last had a say, in minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("bag_items_identity").on(
      table.storeId,
      table.bagId,
      table.productId,
      table.options,
      table.addonId,
      table.modelId,
    ),
    check("bag_items_quantity", sql`${table.quantity} > 0`),
    foreignKey({ columns: [table.storeId, table.bagId], foreignColumns: [bags.storeId, bags.id] }).onDelete("cascade"),
  ],
);

/** What somebody would like to come back to: one list for each account, and for each browser nobody has signed in with. */
export const wishLists = pgTable(
  "wish_lists",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id"),
    /** In the link by which others see the list; null while it is not shared. It is shown again, so it is kept as it is. */
    shareToken: text("share_token"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("wish_lists_customer").on(table.storeId, table.customerId),
    uniqueIndex("wish_lists_anonymous").on(table.storeId, table.anonymousId),
    uniqueIndex("wish_lists_share").on(table.storeId, table.shareToken),
    index("wish_lists_age").on(table.modifiedAt),
    check("wish_lists_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** How a product was when it was put on the list stands here too, to tell what has become of it. */
export const wishListItems = pgTable(
  "wish_list_items",
  {
    storeId: storeId(),
    listId: text("list_id").notNull(),
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    /** Minor units of the base currency. */
    seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
    wasSoldOut: boolean("was_sold_out").notNull(),
    /** A customer has asked for a mail when the price drops or the product is back; it is sent once. */
    isAlertAsked: boolean("is_alert_asked").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.listId, table.productId] }),
    index("wish_list_items_alerts").on(table.storeId).where(sql`${table.isAlertAsked}`),
    foreignKey({
      columns: [table.storeId, table.listId],
      foreignColumns: [wishLists.storeId, wishLists.id],
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
