import type { QuotationStatus } from "./quotation";

/** The lists of quotations in the account; each has its own page. See docs/domain.md#quotation-pages. */
export const QUOTATION_TYPES = ["live", "confirmed", "cancelled"] as const;
export type QuotationType = (typeof QUOTATION_TYPES)[number];

export const STATUSES_OF_QUOTATION_TYPE: Record<QuotationType, readonly QuotationStatus[]> = {
  live: ["placed", "processing"],
  confirmed: ["confirmed"],
  cancelled: ["cancelled"],
};

export const QUOTATIONS_PER_PAGE = 10;
