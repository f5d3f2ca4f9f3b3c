/** The payment methods we support. Stores name their methods freely. See docs/domain.md#payment-methods. */
export const PAYMENT_KINDS = ["cod", "bank_transfer", "upi", "square", "foloosi"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Kinds whose provider reports payments to our server. For the others the owner records the payment. */
export const PROVIDER_KINDS = ["square", "foloosi"] as const satisfies readonly PaymentKind[];
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** A payment method that the store has switched on. */
export type PaymentType = {
  /** The store's own name, which also identifies it: "COD". */
  name: string;
  /** The text shoppers see. */
  label: string;
  kind: PaymentKind;
  isSandbox: boolean;
  /** Codes of the currencies it takes; empty takes all. */
  currencies: readonly string[];
  /** The public settings, which the page may show or pass to the provider's script. */
  settings: PublicPaymentSettings;
  /** Cash on delivery: the shopper proves the mobile number with a code by SMS. */
  needsCode: boolean;
};

export type PublicPaymentSettings = {
  applicationId: string;
  locationId: string;
  merchantKey: string;
  upiId: string;
  accountName: string;
  accountNumber: string;
  bankName: string;
  ifscCode: string;
};

/** `awaited` is a transfer that the owner confirms; `due` is paid on delivery. */
export const PAYMENT_STATUSES = [
  "none",
  "due",
  "awaited",
  "pending",
  "paid",
  "failed",
  "refund_due",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
