import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { modifiedAt } from "./columns";

export const stores = pgTable("stores", {
  storeId: text("store_id").primaryKey(),
  name: text("name").notNull(),
  status: text("status").notNull().default("active"),
  /** Further host names of this store, in addition to those in STORE_HOSTS. */
  domains: text("domains").array().notNull().default([]),
  /** The object `store_details` as the API returns it, without `status` and `name`, which are columns of their own. */
  details: jsonb("details").notNull(),
  liveCurrencies: jsonb("live_currencies").notNull(),
  features: text("ys_features").array().notNull().default([]),
  /** What the owner has said is done on the way from the demo to their own shop; see `SETUP_STEPS`. */
  setupDone: text("setup_done").array().notNull().default([]),
  modifiedAt: modifiedAt(),
});
