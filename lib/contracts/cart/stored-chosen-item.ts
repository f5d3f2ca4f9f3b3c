import { z } from "zod";
import type { ChosenItem } from "@/lib/domain/cart/cart";
import { UNITS } from "@/lib/domain/product/unit";

/** The item of "buy now", as stored with the checkout. */
export const storedChosenItemSchema = z.object({
  productId: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS).nullable(),
  variantTypes: z.array(z.object({ name: z.string(), value: z.string() })),
  addonId: z.string(),
  modelId: z.string(),
}) satisfies z.ZodType<ChosenItem>;
