import { bigint, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Columns that several tables have. Money is in minor units of the base currency, quantities are in hundredths of the
 * unit; both are whole numbers.
 */
export const storeId = () => text("store_id").notNull();
export const id = () => text("id").notNull();
export const money = (name: string) => bigint(name, { mode: "number" });
export const hundredths = (name: string) => bigint(name, { mode: "number" });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => time("created_at").notNull().defaultNow();
export const modifiedAt = () => time("modified_at").notNull().defaultNow();
