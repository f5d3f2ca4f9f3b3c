import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AuditChange } from "@/lib/domain/staff/audit-entry";
import { createdAt, id, storeId, time } from "./columns";

/** Tokens with which programs call one store. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    storeId: storeId(),
    id: id(),
    name: text("name").notNull(),
    /** Whoever reads the database cannot call the shop with it. */
    hash: text("hash").notNull(),
    rights: text("rights").array().notNull(),
    createdAt: createdAt(),
    /** Null if it does not expire. */
    expiresAt: time("expires_at"),
    /** To the minute, so that not every call writes a row. */
    lastUsedAt: time("last_used_at"),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), index("api_tokens_hash").on(table.hash)],
);

/** What owners, their staff and their programs have changed. Its migration lets rows be neither changed nor deleted. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    storeId: storeId(),
    id: id(),
    at: time("at").notNull(),
    /** owner_token, api_token or command */
    actorKind: text("actor_kind").notNull(),
    actorName: text("actor_name").notNull(),
    address: text("address").notNull(),
    action: text("action").notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: text("target_id").notNull(),
    input: text("input").notNull(),
    /** Null until the change has ended; the only columns that are written later are this one and the next. */
    outcome: text("outcome"),
    changes: jsonb("changes").$type<AuditChange[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("audit_entries_latest").on(table.storeId, table.at.desc(), table.id),
    index("audit_entries_target").on(table.storeId, table.targetId, table.at.desc()),
  ],
);

/** People who act for the owner in one store. */
export const staffMembers = pgTable(
  "staff_members",
  {
    storeId: storeId(),
    id: id(),
    name: text("name").notNull(),
    /** owner, manager, fulfilment or editor */
    role: text("role").notNull(),
    createdAt: createdAt(),
    /** Where invitations go, and what is typed to open the desk; null if neither was given. */
    email: text("email"),
    /** What they get an e-mail about: orders, cancellations, enquiries or stock. */
    notices: text("notices").array().notNull().default([]),
    /** The same for the members of several stores who have proved to be one person; empty for all others. */
    personId: text("person_id").notNull().default(""),
    /** Null until a password is chosen. */
    passwordHash: text("password_hash"),
    /** The secret of the authenticator app, in base 32; null without a second factor. */
    totpSecret: text("totp_secret"),
    /** A secret that is on the screen, but of which no code was typed yet. */
    totpDraft: text("totp_draft"),
    /** The time step of the last accepted code: a code that was read over a shoulder works no second time. */
    totpStep: integer("totp_step").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("staff_members_email").on(table.storeId, table.email),
    index("staff_members_person").on(table.personId).where(sql`${table.personId} <> ''`),
  ],
);

const memberReference = (table: { storeId: AnyPgColumn; memberId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.storeId, table.memberId],
    foreignColumns: [staffMembers.storeId, staffMembers.id],
  }).onDelete("cascade");

/** Links that open the desk once. */
export const staffLinks = pgTable(
  "staff_links",
  {
    storeId: storeId(),
    memberId: text("member_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    // Whoever opens a link names no store.
    index("staff_links_token").on(table.tokenHash),
    memberReference(table),
    index("staff_links_member").on(table.storeId, table.memberId),
  ],
);

/** Browsers in which somebody has opened the desk. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    storeId: storeId(),
    memberId: text("member_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** Names the session in lists; unlike the token no secret. Empty for those that began before it was kept. */
    id: text("id").notNull().default(""),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: time("last_used_at").notNull(),
    /** When its browser last proved who is there. */
    provenAt: time("proven_at"),
    /** For example "Firefox on Android". */
    device: text("device").notNull().default(""),
    address: text("address").notNull().default(""),
    /** The challenge that its browser is to sign next, to add a passkey or to prove who is there. */
    challenge: text("challenge"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    // A request is known by its token alone.
    index("staff_sessions_token").on(table.tokenHash),
    memberReference(table),
    index("staff_sessions_member").on(table.storeId, table.memberId),
  ],
);

/** Codes for those whose authenticator app is lost; each works once. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  { storeId: storeId(), memberId: text("member_id").notNull(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.memberId, table.codeHash] }), memberReference(table)],
);

/** Passkeys: the public halves of keys that phones and computers hold. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    storeId: storeId(),
    /** The id of the credential, as base64url. */
    id: text("id").notNull(),
    memberId: text("member_id").notNull(),
    /** As base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, if its device counts: a copy would count differently. */
    signatures: bigint("signatures", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    memberReference(table),
    index("staff_passkeys_member").on(table.storeId, table.memberId),
  ],
);

/** Challenges that browsers without a session may sign once, to open the desk with a passkey. */
export const staffChallenges = pgTable(
  "staff_challenges",
  { storeId: storeId(), challenge: text("challenge").notNull(), expiresAt: time("expires_at").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.challenge] })],
);

/** Browsers that show a notice of a new order, also while the desk is closed in them. */
export const staffPushBrowsers = pgTable(
  "staff_push_browsers",
  {
    storeId: storeId(),
    id: id(),
    memberId: text("member_id").notNull(),
    /** Where its push service takes notices for it. */
    endpoint: text("endpoint").notNull(),
    /** Its public key and the secret it shares with the shop, both as base64url: only it can read its notices. */
    publicKey: text("public_key").notNull(),
    secret: text("secret").notNull(),
    /** For example "Firefox on Android". */
    device: text("device").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    memberReference(table),
    uniqueIndex("staff_push_browsers_endpoint").on(table.storeId, table.endpoint),
    index("staff_push_browsers_member").on(table.storeId, table.memberId),
  ],
);

/** Filters of the list of orders that the people of a store have named. */
export const savedViews = pgTable(
  "saved_views",
  {
    storeId: storeId(),
    id: id(),
    name: text("name").notNull(),
    /** What the list is filtered by: its status, payment, text and so on. */
    filter: jsonb("filter").$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("saved_views_name").on(table.storeId, table.name),
  ],
);
