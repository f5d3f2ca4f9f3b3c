import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { CheckoutEditor } from "@/lib/workflows/checkout/read";

/** The store, the visitor who requests the quotation, and the visitor's IP address. */
export type QuotationAsker = CheckoutEditor;

export type QuotationRequest = {
  checkoutId: string;
  /** The subtotal that the shopper saw, in minor units of the base currency; null if the page did not send it. */
  seenTotal: number | null;
  /** A request repeated with the same key gets the same quotation. */
  idempotencyKey: string;
};

/** `key` is the secret in links to the quotation: anyone who has the key can see the quotation. */
export type RequestedQuotation = { quotation: Quotation; key: string };
