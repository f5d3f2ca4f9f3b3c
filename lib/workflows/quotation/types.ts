import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { CheckoutChanger } from "@/lib/workflows/checkout/read";

/** Who asks, and from where. */
export type QuotationAsker = CheckoutChanger;

export type QuotationRequest = {
  checkoutId: string;
  /** What the shopper has been shown as the price of all items: minor units of the base. Null does not say. */
  seenTotal: number | null;
  /** The same again means the same quotation. */
  idempotencyKey: string;
};

/** `key` opens the quotation's page to whoever has it. */
export type RequestedQuotation = { quotation: Quotation; key: string };
