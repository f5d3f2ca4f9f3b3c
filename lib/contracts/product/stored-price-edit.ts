import { z } from "zod";
import type { EditedRow } from "@/lib/domain/product/price-edit";

const amountsSchema = z.object({
  sellingPrice: z.int(),
  discountedPrice: z.int(),
  stock: z.int().nullable(),
});

/** The rows of an edit of prices as they are stored; amounts in minor units, stocks in hundredths. */
export const storedEditedRowsSchema: z.ZodType<EditedRow[]> = z.array(
  z.object({ productId: z.string(), variantId: z.string(), before: amountsSchema, after: amountsSchema }),
);
