import { sql } from "drizzle-orm";
import { bigint, customType, integer, jsonb, text } from "drizzle-orm/pg-core";

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

/** The columns that describe an item, shared by the tables of order items and quotation items; see `LineItem`. */
export const lineItemColumns = () => ({
  position: integer("position").notNull(),
  productId: text("product_id").notNull(),
  /** Empty if the product has no variants; the text columns below may be empty too. */
  variantId: text("variant_id").notNull().default(""),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  sku: text("sku").notNull().default(""),
  hsnCode: text("hsn_code").notNull().default(""),
  image: text("image").notNull().default(""),
  optionNames: text("option_names").array().notNull(),
  options: text("options").array().notNull(),
  addonId: text("addon_id").notNull().default(""),
  addonName: text("addon_name").notNull().default(""),
  modelId: text("model_id").notNull().default(""),
  unit: text("unit").notNull(),
  quantity: hundredths("quantity").notNull(),
  /** The part of the quantity that is extra cloth for stitching. */
  additionalQuantity: hundredths("additional_quantity").notNull().default(0),
  /** What the item is made to: measurements, options and notes as they were; null if it is not made to measure. */
  customization: jsonb("customization"),
  /** What the shopper wrote, with prices, as it was; null if nothing is written on the item. */
  personalization: jsonb("personalization"),
  taxRateId: text("tax_rate_id").notNull().default(""),
});
