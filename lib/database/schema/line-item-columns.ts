import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { hundredths } from "./columns";

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
