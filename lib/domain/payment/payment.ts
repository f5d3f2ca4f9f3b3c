/** How an order can be paid; the store names its ways freely, these are the ones we know what to do with. Design §8. */
export const PAYMENT_KINDS = ["cod", "bank_transfer", "upi", "square", "foloosi"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Kinds in which a provider tells our server that money has moved; with the others the owner does. */
export const PROVIDER_KINDS = ["square", "foloosi"] as const satisfies readonly PaymentKind[];
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** A way to pay that the store has switched on. */
export type PaymentType = {
  /** The store's own name for it, by which it is chosen: "COD". */
  name: string;
  /** On the button. */
  label: string;
  kind: PaymentKind;
  isSandbox: boolean;
  /** Codes of the currencies it takes; empty takes all. */
  currencies: readonly string[];
  /** The public part of its settings, which the page may show or hand to the provider's script. */
  settings: PublicPaymentSettings;
  /** Cash on delivery: a code by SMS proves the number first. */
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

/** States of the money of an order. `awaited` is a transfer that the owner confirms, `due` is paid on delivery. */
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
