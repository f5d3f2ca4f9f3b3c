import { z } from "zod";
import { storedText } from "@/lib/contracts/codec/list";
import { requiredScaled } from "@/lib/contracts/codec/scalar";
import { flag } from "@/lib/contracts/codec/tolerant";
import type { TaxRate } from "@/lib/domain/pricing/tax";

/** A required percentage, scaled to millionths: 1 % is 10,000 millionths. */
const percent = requiredScaled(4);

/**
 * A row `{ id, content }` of `shared_lists`, kind tax_rate. A rate with any unreadable part is rejected. See
 * docs/domain.md#tax.
 */
export const storedTaxRateSchema = z
  .object({
    id: z.string(),
    content: z.object({
      name: z.string().trim().min(1),
      igst: percent,
      cgst: percent,
      sgst: percent,
      home_country: storedText,
      home_state: storedText,
      primary: flag(false),
    }),
  })
  .transform(
    ({ id, content }): TaxRate => ({
      id,
      name: content.name,
      isPrimary: content.primary,
      homeCountry: content.home_country,
      homeStates: content.home_state ? [content.home_state] : [],
      cgstMillionths: content.cgst,
      sgstMillionths: content.sgst,
      igstMillionths: content.igst,
      abroadMillionths: content.igst,
    }),
  );
