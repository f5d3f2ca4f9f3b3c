import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";
import { customerReference } from "./customer";

/**
 * The fit profiles of customers and of browsers in which nobody is signed in. Orders have copies of what they need, so
 * a profile can be changed and deleted at any time.
 */
export const fitProfiles = pgTable(
  "fit_profiles",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the shop recognises the browser; null for a customer's profile. */
    anonymousId: text("anonymous_id"),
    name: text("name").notNull(),
    /** Whom the profile fits; may be empty. */
    forWhom: text("for_whom").notNull().default(""),
    addonId: text("addon_id").notNull(),
    /** Measurements with their unit, chosen options and notes. */
    content: jsonb("content").notNull(),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("fit_profiles_customer").on(table.storeId, table.customerId, sql`lower(${table.name})`),
    uniqueIndex("fit_profiles_anonymous").on(table.storeId, table.anonymousId, sql`lower(${table.name})`),
    index("fit_profiles_age").on(table.modifiedAt).where(sql`${table.customerId} is null`),
    check("fit_profiles_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);

/** Links to fit profiles. Anyone who has such a link can see the profile and keep a copy until the link expires. */
export const fitProfileLinks = pgTable(
  "fit_profile_links",
  {
    storeId: storeId(),
    /** Digest of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    profileId: text("profile_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    index("fit_profile_links_profile").on(table.storeId, table.profileId),
    index("fit_profile_links_expiry").on(table.expiresAt),
    // Named, because the generated name exceeds PostgreSQL's maximum length.
    foreignKey({
      name: "fit_profile_links_profile_fk",
      columns: [table.storeId, table.profileId],
      foreignColumns: [fitProfiles.storeId, fitProfiles.id],
    }).onDelete("cascade"),
  ],
);
