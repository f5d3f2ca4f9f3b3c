import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

/**
 * The browsers in which each customer has signed in before. Failed sign-ins from other browsers do not lock the
 * customer out of these.
 */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    storeId: storeId(),
    customerId: text("customer_id").notNull(),
    /** Digest of the token by which the shop recognises the browser. */
    anonymousId: text("anonymous_id").notNull(),
    signedInAt: time("signed_in_at").notNull().default(sql`now()`),
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
    /** sign_in, sign_up, guest, new_email, mobile, proof or cod; see `CodePurpose` */
    purpose: text("purpose").notNull(),
    /** Who requested the code and alone can use it: the id of an anonymous visitor, or of a customer's session. */
    askerKey: text("asked_by").notNull(),
    /**
     * The e-mail address or mobile number that the code was sent to; entering the code proves that the visitor has it.
     */
    recipient: text("recipient").notNull(),
    /**
     * Digest of the code. Null if the shop only pretends to have sent a code; the visitor must not be able to notice
     * this.
     */
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

/** Links with which customers choose a new password; each link works only once. */
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

/** Accounts of customers at other services, such as Google, with which they can sign in to the shop. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    storeId: storeId(),
    /** google or facebook */
    provider: text("provider").notNull(),
    /** The id of the person at the provider. */
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

/**
 * Sign-ins for which the visitor has been sent to another service and has not returned yet; a visitor has at most one.
 */
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

/** Sessions of signed-in customers and of guests. A visitor whose browser has no session is anonymous. */
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
    /** The mobile number that a guest has confirmed, in international format; null if the guest gave an e-mail address. */
    guestMobile: text("guest_mobile"),
    /** The name of the device, read from the browser's User-Agent header. */
    device: text("device").notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at").notNull().default(sql`now()`),
    /** The session ends at this time at the latest; a session that is not used ends earlier. */
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

/**
 * How many attempts each subject has made in its current time window. A subject is an IP address or an e-mail address;
 * the table stores only its digest.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    storeId: storeId(),
    name: text("name").notNull(),
    subjectHash: text("subject_hash").notNull(),
    attempts: integer("attempts").notNull(),
    /** The end of the time window. The first attempt after it starts a new window with a new count. */
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.name, table.subjectHash] }),
    index("rate_limits_end").on(table.endsAt),
  ],
);

/** Challenges that browsers solve to show that they are no robots. A row is deleted when its solution is used. */
export const workChallenges = pgTable(
  "work_challenges",
  {
    storeId: storeId(),
    id: id(),
    /** Signs this one challenge, so that nobody can make an easier one up. */
    secret: text("secret").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), index("work_challenges_age").on(table.expiresAt)],
);
