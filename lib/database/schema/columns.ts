import { sql } from "drizzle-orm";
import { bigint, customType, text } from "drizzle-orm/pg-core";

/**
 * Columns that several tables have. Money is in minor units of the base currency, quantities are in hundredths of the
 * unit; both are whole numbers.
 */
export const storeId = () => text("store_id").notNull();
export const id = () => text("id").notNull();
export const money = (name: string) => bigint(name, { mode: "number" });
export const hundredths = (name: string) => bigint(name, { mode: "number" });
export const createdAt = () => time("created_at").notNull().default(sql`now()`);
export const modifiedAt = () => time("modified_at").notNull().default(sql`now()`);

/** PostgreSQL knows times that JavaScript does not: infinity, and years before Christ. They become the nearest years. */
const FIRST = new Date("0001-01-01T00:00:00Z");
const LAST = new Date("9999-12-31T23:59:59Z");

/** A point in time. It is always a valid date, so that no row with another one breaks the list it is in. */
export const time = customType<{ data: Date; driverData: string }>({
  dataType: () => "timestamp with time zone",
  toDriver: (date) => date.toISOString(),
  fromDriver: (text) => {
    const date = new Date(text);
    if (!Number.isNaN(date.getTime())) return date;
    return text === "infinity" ? LAST : FIRST;
  },
});
