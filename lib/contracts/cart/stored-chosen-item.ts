import { z } from "zod";
import { storedAnswersSchema } from "@/lib/contracts/personalization/stored";
import type { ChosenItem } from "@/lib/domain/cart/cart";
import { UNITS } from "@/lib/domain/product/unit";

/** The item that the shopper has chosen with "buy now". It is stored with the checkout and not in the cart. */
export const storedChosenItemSchema = z.object({
  productId: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS).nullable(),
  variantTypes: z.array(z.object({ name: z.string(), value: z.string() })),
  addonId: z.string(),
  modelId: z.string(),
  // Checkouts saved by earlier versions of the shop have no answers.
  answers: storedAnswersSchema.default([]),
}) satisfies z.ZodType<ChosenItem>;
