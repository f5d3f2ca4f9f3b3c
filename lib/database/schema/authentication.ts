import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

/** Browsers in which a customer has signed in before. Failed sign-ins from other browsers do not lock these out. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    storeId: storeId(),
    customerId: text("customer_id").notNull(),
    /** Digest of the token that identifies the browser. */
    anonymousId: text("anonymous_id").notNull(),
    signedInAt: time("signed_in_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.customerId, table.anonymousId] }),
    index("known_browsers_age").on(table.signedInAt),
    customerReference(table),
  ],
);

/** One-time codes that were sent and are not used yet; a visitor has at most one per purpose. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    storeId: storeId(),
    /** sign_in, sign_up, new_email, mobile or proof */
    purpose: text("purpose").notNull(),
    /** The visitor who requested the code and who alone can use it: an anonymous id, or the id of a session. */
    askerKey: text("asked_by").notNull(),
    /** The e-mail address or mobile number that the code proves. */
    recipient: text("recipient").notNull(),
    /** Null if no code was sent, a fact that the visitor must not be able to notice. */
    codeHash: text("code_hash"),
    triesLeft: integer("tries_left").notNull(),
    /** The change to carry out once the visitor has entered the code. */
    content: jsonb("content").notNull(),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.purpose, table.askerKey] }),
    index("one_time_codes_expiry").on(table.expiresAt),
  ],
);

/** Links to choose a new password; each works only once. */
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

/** The identities that customers have at other services, such as Google, and can sign in with. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    storeId: storeId(),
    /** google or facebook */
    provider: text("provider").notNull(),
    /** The provider's id for the person. */
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

/** Sign-ins under way at another service, until the visitor returns; a visitor has at most one. */
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

/** Sessions of signed-in customers and of guests. A visitor without a row is anonymous. */
export const visitorSessions = pgTable(
  "visitor_sessions",
  {
    storeId: storeId(),
    /** Digest of the token in the cookie. */
    tokenHash: text("token_hash").notNull(),
    /** Identifies the session in the customer's list of devices. */
    id: id(),
    /** customer or guest */
    kind: text("kind").notNull(),
    customerId: text("customer_id"),
    guestEmail: text("guest_email"),
    /** The name of the device, read from the browser's User-Agent header. */
    device: text("device").notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at").notNull().defaultNow(),
    /** The session ends at this time even if it is in use; an idle session ends earlier. */
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

/** Counts the attempts of each subject within a time window; `subject` is stored as a digest. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    storeId: storeId(),
    name: text("name").notNull(),
    subjectHash: text("subject_hash").notNull(),
    attempts: integer("attempts").notNull(),
    /** The end of the time window; the next attempt after it starts a new count. */
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.name, table.subjectHash] }),
    index("rate_limits_end").on(table.endsAt),
  ],
);
