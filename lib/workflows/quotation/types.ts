import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { CheckoutEditor } from "@/lib/workflows/checkout/read";

/** The visitor who asks, the store and the network address. */
export type QuotationAsker = CheckoutEditor;

export type QuotationRequest = {
  checkoutId: string;
  /** The subtotal the shopper saw, in minor units of the base; null when not sent. */
  seenTotal: number | null;
  /** Repeating the key returns the same quotation. */
  idempotencyKey: string;
};

/** `key` lets anyone who has it see the quotation. */
export type RequestedQuotation = { quotation: Quotation; key: string };
