import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { CheckoutEditor } from "@/lib/workflows/checkout/read";

/** The store, the visitor who asks, and their network address. */
export type QuotationAsker = CheckoutEditor;

export type QuotationRequest = {
  checkoutId: string;
  /** The subtotal that the shopper saw, in minor units of the base currency; null if the page did not send it. */
  seenTotal: number | null;
  /** Repeating the key returns the same quotation. */
  idempotencyKey: string;
};

/** Anyone who has `key` can see the quotation. */
export type RequestedQuotation = { quotation: Quotation; key: string };
