import { z } from "zod";

const state = z.enum(["in_stock", "low", "sold_out"]);
const stock = z.number().nullable().meta({ description: "In the unit; null when the store does not count it" });

/** Current stock of a product and its variants. */
export const productStockWireSchema = z.object({
  product_id: z.string(),
  stock,
  state,
  variants: z.array(z.object({ id: z.string(), sku: z.string(), stock, state })),
});
export type ProductStockWire = z.output<typeof productStockWireSchema>;
