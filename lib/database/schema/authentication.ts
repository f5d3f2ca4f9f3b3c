import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

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
