import {
  type AnyPgColumn,
  foreignKey,
  index,
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
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), uniqueIndex("api_tokens_hash").on(table.hash)],
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
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
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
    tokenHash: text("token_hash").primaryKey(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [memberReference(table), index("staff_links_member").on(table.storeId, table.memberId)],
);

/** Browsers in which somebody has opened the desk. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    storeId: storeId(),
    memberId: text("member_id").notNull(),
    tokenHash: text("token_hash").primaryKey(),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: time("last_used_at").notNull(),
  },
  (table) => [memberReference(table), index("staff_sessions_member").on(table.storeId, table.memberId)],
);
