import { z } from "zod";
import type { QuotationRevision } from "@/lib/domain/quotation/quotation";

/** The JSON column with the price of each item in one revision of a quotation. */
export const storedQuotedPricesSchema = z.array(
  z.object({ position: z.int(), unitPrice: z.int(), addonPrice: z.int() }),
) satisfies z.ZodType<QuotationRevision["prices"]>;
