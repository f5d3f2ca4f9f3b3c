import { integer, text } from "drizzle-orm/pg-core";
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
  taxRateId: text("tax_rate_id").notNull().default(""),
});
