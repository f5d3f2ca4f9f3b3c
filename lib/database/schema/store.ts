import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { modifiedAt } from "./columns";

export const stores = pgTable("stores", {
  storeId: text("store_id").primaryKey(),
  name: text("name").notNull(),
  status: text("status").notNull().default("active"),
  /** Further host names that lead to this store, beside those of STORE_HOSTS. */
  domains: text("domains").array().notNull().default([]),
  /** `store_details` of the published call, without status and name, in the shape of the wire. */
  details: jsonb("details").notNull(),
  liveCurrencies: jsonb("live_currencies").notNull(),
  features: text("ys_features").array().notNull().default([]),
  modifiedAt: modifiedAt(),
});
