import { z } from "zod";
import type { QuotationRevision } from "@/lib/domain/quotation/quotation";

/** What a revision says of each item, as it is kept. */
export const storedQuotedPricesSchema = z.array(
  z.object({ position: z.int(), unitPrice: z.int(), addonPrice: z.int() }),
) satisfies z.ZodType<QuotationRevision["prices"]>;
