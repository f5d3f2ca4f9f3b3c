/**
 * The payment methods the shop supports. Stores give their methods names of their own. See
 * docs/domain.md#payment-methods.
 */
export const PAYMENT_KINDS = [
  "cod",
  "bank_transfer",
  "upi",
  "square",
  "foloosi",
  "razorpay",
  "stripe",
  "paypal",
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Payment kinds whose provider reports payments to our server. For all other kinds the owner records the payment. */
export const PROVIDER_KINDS = [
  "square",
  "foloosi",
  "razorpay",
  "stripe",
  "paypal",
] as const satisfies readonly PaymentKind[];
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export function isProvider(kind: PaymentKind): kind is ProviderKind {
  return PROVIDER_KINDS.some((provider) => provider === kind);
}

/** Providers that register a payment before their own page or window asks the shopper for the money. */
export const HOSTED_KINDS = ["razorpay", "stripe", "paypal"] as const satisfies readonly ProviderKind[];
export type HostedKind = (typeof HOSTED_KINDS)[number];

/** A payment method that the owner has switched on. */
export type PaymentType = {
  /** The store's own name for the method, which also identifies it: "COD". */
  name: string;
  /** The name of the method as shoppers see it. */
  label: string;
  kind: PaymentKind;
  isSandbox: boolean;
  /** Codes of the currencies the method accepts; empty accepts all. */
  currencies: readonly string[];
  /** The settings of the method that are not secret: the page may show them or pass them to the provider's script. */
  settings: PublicPaymentSettings;
  /** For cash on delivery: true if the shopper must confirm their mobile number with a code sent by SMS. */
  needsCode: boolean;
};

export type PublicPaymentSettings = {
  applicationId: string;
  locationId: string;
  merchantKey: string;
  keyId: string;
  publishableKey: string;
  clientId: string;
  upiId: string;
  accountName: string;
  accountNumber: string;
  bankName: string;
  ifscCode: string;
};

/** `awaited`: the owner has to confirm a transfer. `due`: to be paid on delivery. */
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
